import { sql } from "drizzle-orm";
import type { JobStatus } from "#app/features/repair/job.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";

export const jobColumns = {
  id: repairJobs.id,
  number: repairJobs.number,
  status: sql<JobStatus>`${repairJobs.status}`.as("job_status"),
  technicianId: repairJobs.technicianId,
  firstName: repairJobs.customerFirstName,
  lastName: repairJobs.customerLastName,
  carMake: repairJobs.carMake,
  carModel: repairJobs.carModel,
  carYear: repairJobs.carYear,
  licensePlate: repairJobs.licensePlate,
  promisedAt: repairJobs.promisedAt,
};

export const isOpenJob = sql`${repairJobs.status} IN ('pending', 'in_progress')`;

import type { JobDetails } from "./job.ts";

/** Customer and vehicle that were chosen by hand in the form of a job. */
export type Choice = { customerId: string | null; vehicleId: string | null };

export const noChoice: Choice = { customerId: null, vehicleId: null };

/** Customer and vehicle of a job's visit. */
export const visitOf = (job: Omit<JobDetails, "issues">) => ({
  customer: {
    firstName: job.customerFirstName,
    lastName: job.customerLastName,
    company: null,
    email: job.customerEmail || null,
    phone: job.customerPhone,
    address: null,
    taxId: null,
    exemptNumber: null,
    language: job.language,
    note: null,
  },
  vehicle: {
    make: job.carMake,
    model: job.carModel,
    year: job.carYear,
    engine: null,
    plate: job.licensePlate,
    vin: job.vin,
    odometer: job.odometer,
    odometerUnit: job.odometerUnit,
  },
});

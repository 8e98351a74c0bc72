import type { JobDraft } from "#app/features/repair/job.ts";

/** A job as `createJob` takes it, with nothing that a form may leave out. */
export const jobDraft: JobDraft = {
  customerFirstName: "María",
  customerLastName: "Pérez",
  customerEmail: "maria.perez@example.com",
  customerPhone: "+1 (555) 010-2030",
  carMake: "Toyota",
  carModel: "Corolla",
  carYear: 2018,
  licensePlate: "ABC-123",
  vin: null,
  odometer: null,
  odometerUnit: null,
  issues: "Check engine light is on: P0301. Rough idle when cold.",
  diagnostic: null,
  language: "en",
  technicianId: null,
  promisedAt: null,
};

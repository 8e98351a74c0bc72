import type { Suggestion } from "#app/features/customers/suggestion.ts";
import type { JobDetails } from "#app/features/repair/job.ts";

/**
 * Initial values of a job's form for a customer and a vehicle on file: all but the odometer
 * reading, which is a new one at each visit.
 */
export const knownDetails = ({ customer, vehicle }: Suggestion): Partial<JobDetails> => ({
  ...(customer && {
    customerFirstName: customer.firstName,
    customerLastName: customer.lastName,
    customerPhone: customer.phone ?? "",
    customerEmail: customer.email ?? "",
    language: customer.language,
  }),
  ...(vehicle && {
    carMake: vehicle.make,
    carModel: vehicle.model,
    ...(vehicle.year !== null && { carYear: vehicle.year }),
    licensePlate: vehicle.plate ?? "",
    vin: vehicle.vin,
  }),
});

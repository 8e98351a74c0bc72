import { customerLimits } from "#app/features/customers/customer.ts";

/** Fields that a column of a file can have. */
export const importFields = [
  "firstName",
  "lastName",
  "fullName",
  "company",
  "email",
  "phone",
  "address",
  "taxId",
  "exemptNumber",
  "language",
  "note",
  "make",
  "model",
  "year",
  "engine",
  "plate",
  "vin",
  "odometer",
  "odometerUnit",
  "customerId",
  "vehicleId",
] as const;
export type ImportField = (typeof importFields)[number];

export const isImportField = (text: unknown): text is ImportField =>
  importFields.includes(text as ImportField);

/** Fields that several columns of a file may be (row-values.ts). */
const repeatable: readonly ImportField[] = [
  "firstName",
  "lastName",
  "email",
  "phone",
  "address",
  "note",
];

export const isRepeatable = (field: ImportField): boolean => repeatable.includes(field);

/** Field of each column of a file; null: not imported. */
export type ImportColumns = (ImportField | null)[];

/** Columns of an export, in order: all but the full name, which is two of them. */
export const exportFields = importFields.filter(
  (field): field is Exclude<ImportField, "fullName"> => field !== "fullName",
);

/** Longest texts, in characters; largest numbers. */
export const fieldLimits: Readonly<Partial<Record<ImportField, number>>> = {
  firstName: customerLimits.name,
  lastName: customerLimits.name,
  fullName: 2 * customerLimits.name,
  company: customerLimits.company,
  email: 254,
  phone: customerLimits.phone,
  address: customerLimits.address,
  taxId: customerLimits.taxId,
  exemptNumber: customerLimits.taxId,
  note: customerLimits.note,
  make: customerLimits.make,
  model: customerLimits.model,
  engine: customerLimits.engine,
  plate: customerLimits.plate,
  vin: 17,
  odometer: customerLimits.odometer,
};

export const importLimits = {
  bytes: 10 * 1024 * 1024,
  rows: 20_000,
  /** Rows above the headings, such as a report's title. */
  skipped: 20,
  columns: 100,
  /** Imports of a shop that are neither done nor canceled. */
  unfinished: 5,
  /** Days until an unfinished import is canceled. */
  days: 7,
  /** Days until cells of refused rows are deleted. */
  daysOfRows: 30,
} as const;

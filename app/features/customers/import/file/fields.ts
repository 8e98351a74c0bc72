import { customerLimits } from "#app/features/customers/customer.ts";

/** What a column of a file can be. */
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

/** What each column of a file is; null: it is not imported. */
export type ImportColumns = (ImportField | null)[];

/** The columns of an export, in their order: all but the full name, which is two of them. */
export const exportFields = importFields.filter(
  (field): field is Exclude<ImportField, "fullName"> => field !== "fullName",
);

/** The longest texts, in characters; the largest of numbers. */
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
  /** Rows in front of the headings, as of a report's title. */
  skipped: 20,
  columns: 100,
  /** Imports of a shop that are neither done nor canceled. */
  unfinished: 5,
  /** Days until an import that was not finished is given up. */
  days: 7,
  /** Days until what refused rows said is deleted. */
  daysOfRows: 30,
} as const;

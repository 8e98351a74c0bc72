import type { DocumentWords } from "#app/features/papers/work-order.ts";
import { workId } from "#app/features/repair/job.ts";
import type { TagSize } from "#app/features/shop/print/print-terms.ts";
import { formatMoment } from "#app/values/calendar.ts";
import type { Language } from "#app/values/language.ts";
import { vehicleName } from "#app/values/vehicle-name.ts";

/** A key tag, as texts. It names no customer: keys hang in plain sight. */
export type KeyTag = {
  workId: string;
  plate: string;
  car: string;
  /** When the job is promised, with its label; undefined without a promise. */
  promised: { label: string; moment: string } | undefined;
  /** The rows of the code that opens the job, dark or not. */
  code: boolean[][];
  size: TagSize;
};

/** The columns of a job that its tag prints. */
type TaggedJob = {
  number: number;
  licensePlate: string;
  carMake: string;
  carModel: string;
  carYear: number;
  promisedAt: Date | null;
};

type How = {
  t: DocumentWords;
  language: Language;
  /** The shop's time zone. */
  zone: string;
  code: boolean[][];
  size: TagSize;
};

/** The tag of a job, in the language of the person who prints it. */
export const keyTagOf = (
  { number, licensePlate, carMake: make, carModel: model, carYear: year, promisedAt }: TaggedJob,
  { t, language, zone, code, size }: How,
): KeyTag => ({
  workId: workId(number),
  plate: licensePlate,
  car: vehicleName({ year, make, model }, language),
  promised: promisedAt
    ? { label: t("papers:promised"), moment: formatMoment(promisedAt.getTime(), language, zone) }
    : undefined,
  code,
  size,
});

const names: Record<Language, string> = { en: "key_tag", es: "etiqueta_llaves" };

/** The name under which a tag is saved. */
export const keyTagFileName = (number: number, language: Language): string =>
  `${names[language]}_${workId(number)}.pdf`;

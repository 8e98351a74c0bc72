import { formatDay, formatMonth } from "#app/values/calendar.ts";
import { isLanguage, type Language } from "#app/values/language.ts";
import type { TFunction } from "#app/values/translate.ts";
import type { Grouping, Member } from "./report.ts";

type Context = { t: TFunction; language: Language; members: readonly Member[] };

const languageName = (bucket: string, { t }: Context) =>
  isLanguage(bucket) ? t(`reports:languages.${bucket}`) : bucket;

const technicianName = (bucket: string, { t, members }: Context) =>
  bucket === ""
    ? t("reports:technician.none")
    : (members.find(({ id }) => id === bucket)?.name ?? t("reports:technician.former"));

const instantOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** What a row of a report is called, by what its rows are. */
export const rowLabels: Record<Grouping, (bucket: string, context: Context) => string> = {
  week: (day, { language }) => formatDay(instantOf(day), language, "UTC"),
  month: (day, { language }) => formatMonth(instantOf(day), language, "UTC"),
  technician: technicianName,
  language: languageName,
};

/** The same where a spreadsheet is to sort it. */
export const cellLabels: typeof rowLabels = {
  ...rowLabels,
  week: (day) => day,
  month: (day) => day.slice(0, 7),
};

import { formatDay, formatMonth } from "#app/values/calendar.ts";
import { isLanguage, type Language } from "#app/values/language.ts";
import type { TFunction } from "#app/values/translate.ts";
import type { Grouping, Report } from "./report.ts";

type Context = { t: TFunction; language: Language } & Pick<Report, "members" | "former">;

const languageName = (bucket: string, { t }: Context) =>
  isLanguage(bucket) ? t(`reports:languages.${bucket}`) : bucket;

/** Former members appear under the name that is still stored. */
function technicianName(bucket: string, { t, members, former }: Context): string {
  if (bucket === "") return t("reports:technician.none");
  const member = members.find(({ id }) => id === bucket);
  if (member) return member.name;
  const name = former.find(({ id }) => id === bucket)?.name;
  return name ? t("reports:technician.left", { name }) : t("reports:technician.gone");
}

const instantOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** Labels of a report's rows, by their grouping. */
export const rowLabels: Record<Grouping, (bucket: string, context: Context) => string> = {
  day: (day, { language }) => formatDay(instantOf(day), language, "UTC"),
  week: (day, { language }) => formatDay(instantOf(day), language, "UTC"),
  month: (day, { language }) => formatMonth(instantOf(day), language, "UTC"),
  technician: technicianName,
  language: languageName,
};

/** Labels in a file, where a spreadsheet must be able to sort them. */
export const cellLabels: typeof rowLabels = {
  ...rowLabels,
  day: (day) => day,
  week: (day) => day,
  month: (day) => day.slice(0, 7),
};

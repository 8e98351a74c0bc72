// In English, Spanish and Portuguese; without accents.
const names = [
  "january enero janeiro",
  "february febrero fevereiro",
  "march marzo marco",
  "april abril",
  "may mayo maio",
  "june junio junho",
  "july julio julho",
  "august agosto",
  "september septiembre setiembre setembro",
  "october octubre outubro",
  "november noviembre novembro",
  "december diciembre dezembro",
].map((month) => month.split(" "));

/** The month of a name or of an abbreviation of three letters or more, 1 to 12. */
export function monthOf(word: string): number | undefined {
  if (word.length < 3) return undefined;
  return names.findIndex((month) => month.some((name) => name.startsWith(word))) + 1 || undefined;
}

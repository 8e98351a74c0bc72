/** 49 CFR 565.15, table VII: the tenth character, from 1980 on; after Y come the digits. */
const yearCharacters = "ABCDEFGHJKLMNPRSTVWXY123456789";
const [firstYear, cycle] = [1980, 30];

/**
 * Model years that the tenth character can mean, at most the one after `currentYear`. VINs with 17
 * characters start in 1981.
 */
export function modelYears(vin: string, currentYear: number): number[] {
  const at = yearCharacters.indexOf(vin[9] ?? " ");
  if (at < 0) return [];
  const years: number[] = [];
  for (let year = firstYear + at; year <= currentYear + 1; year += cycle)
    if (year > firstYear) years.push(year);
  return years;
}

/**
 * Whether the seventh character allows the year: a digit until 2009, a letter from 2010 on (49 CFR
 * 565.15 (c)). The rule is for passenger cars and light trucks.
 */
export const allowsYear = (vin: string, year: number): boolean =>
  /\d/.test(vin[6]!) === year < 2010;

import { type Currency, currencies } from "#app/values/money.ts";
import { type FileFormat, fileFormats } from "./journal-csv.ts";

/** File of a month named in an address; `sheet`: its part for Xero. */
export type FileAsked = {
  month: string;
  number: number;
  format: FileFormat;
  currency: Currency;
  sheet: number;
};

export const fileQuery = ({ number, sheet, ...asked }: FileAsked): string =>
  `?${new URLSearchParams({ ...asked, number: String(number), ...(sheet > 1 && { sheet: String(sheet) }) })}`;

/** Undefined for an address that names none. */
export function readFileAsked(search: URLSearchParams): FileAsked | undefined {
  const month = search.get("month") ?? "";
  const number = Number(search.get("number"));
  const sheet = Number(search.get("sheet") ?? 1);
  const format = fileFormats.find((one) => one === search.get("format"));
  const currency = currencies.find((one) => one === search.get("currency"));
  const isNumber = (one: number) => Number.isInteger(one) && one > 0 && one < 10_000;
  if (!/^20\d\d-\d\d$/.test(month) || !isNumber(number) || !isNumber(sheet)) return undefined;
  return format && currency && { month, number, sheet, format, currency };
}

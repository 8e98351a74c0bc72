import { timeIn } from "./clock.ts";

/** A calendar day, and the text that contains its time. `joined`: the time may have no colons. */
export type DayMatch = {
  year: number;
  month: number;
  date: number;
  rest: string;
  joined?: boolean;
};

/** Some write the time before the day: "14:05, 12 de marzo de 2026". */
export const timeAround = (text: string, behind: string, from: number): string =>
  timeIn(behind) || !/\d[:h]\d\d/.test(text.slice(0, from + 1)) ? behind : text.slice(0, from + 1);

export const wholeYear = (year: string) =>
  Number(year) + (year.length === 4 ? 0 : Number(year) < 70 ? 2000 : 1900);

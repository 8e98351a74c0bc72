import { z } from "zod";
import {
  type CalendarSettings,
  calendarLimits as limits,
  type Service,
} from "#app/features/calendar/opening/calendar-settings.ts";
import {
  areInOrder,
  clockOf,
  minutesOf,
  type Opening,
  type Week,
} from "#app/features/calendar/opening/openings.ts";
import { readHours } from "#app/features/calendar/page/hours-text.ts";
import { line, optionalLine, optionalParagraph, version } from "#app/http/form.ts";
import { formOf } from "#app/http/form-size.ts";
import { languages } from "#app/values/language.ts";
import { readDay } from "#app/values/wall-time.ts";
import type { WordKey } from "#app/values/word-key.ts";

const key = (word: WordKey) => word;
const servicesLength = limits.services * (2 * limits.serviceName + 20);

export const calendarSettingsFormSize = formOf(servicesLength + 2_000, 400);

export const weekField = (weekday: number) => `week-${weekday}`;
export const shareField = (memberId: string) => `share-${memberId}`;

/** Openings as they are typed: `8:00-12:00, 13:00-17:00`; empty for a closed day. */
function readOpenings(text: string): Opening[] | undefined {
  const parts = text.split(",").flatMap((part) => part.trim() || []);
  const openings = parts.map((part): Opening | undefined => {
    const [from, to, ...more] = part.split(/\s*(?:-|–|—| a | to )\s*/).map(minutesOf);
    return from !== undefined && to !== undefined && more.length === 0 ? [from, to] : undefined;
  });
  const read = openings.filter((one) => one !== undefined);
  const isWhole = read.length === openings.length && read.length <= limits.openings;
  return isWhole && areInOrder(read) ? read : undefined;
}

export const openingsText = (openings: readonly Opening[]): string =>
  openings.map(([from, to]) => `${clockOf(from)}-${clockOf(to)}`).join(", ");

/** Services as they are typed: a line each, its name in every language and its hours, with ` | `. */
function readServices(text: string): Service[] | undefined {
  const services = text
    .split("\n")
    .flatMap((one) => one.trim() || [])
    .map((one): Service | undefined => {
      const [en = "", es = "", typed = "", ...more] = one.split("|").map((part) => part.trim());
      const hours = readHours(typed);
      const isName = (name: string) => name !== "" && name.length <= limits.serviceName;
      if (!isName(en) || !isName(es) || !hours || more.length > 0) return undefined;
      return hours <= limits.serviceHours ? { names: { en, es }, hours } : undefined;
    });
  const read = services.filter((one) => one !== undefined);
  const isWhole = read.length === services.length && read.length <= limits.services;
  return isWhole && read.length > 0 ? read : undefined;
}

export const servicesText = (services: readonly Service[]): string =>
  services
    .map(({ names, hours }) => [...languages.map((one) => names[one]), hours / 100].join(" | "))
    .join("\n");

const wholeNumber = (min: number, max: number) =>
  z
    .string(key("calendarSettings:numberWrong"))
    .transform((text) => text.trim().replace(/ ?%$/, ""))
    .pipe(z.string().regex(/^\d{1,4}$/, key("calendarSettings:numberWrong")))
    .transform(Number)
    .pipe(
      z
        .number()
        .min(min, key("calendarSettings:numberWrong"))
        .max(max, key("calendarSettings:numberWrong")),
    );

const tick = z
  .literal("yes")
  .optional()
  .catch(undefined)
  .transform((one) => one === "yes");

const read = <Value>(
  reader: (text: string) => Value | undefined,
  message: WordKey,
  text: z.ZodType<string>,
) =>
  text.transform((typed, context) => {
    const found = reader(typed);
    if (found !== undefined) return found;
    context.addIssue({ code: "custom", message });
    return z.NEVER;
  });

/** The form of a calendar's settings; `members`: those whose shares are asked for. */
export const calendarSettingsForm = (members: readonly string[]) => {
  const week = Object.fromEntries(
    Array.from({ length: 7 }, (_, at) => [
      weekField(at),
      read(readOpenings, "calendarSettings:openingsWrong", optionalLine(80).default("")),
    ]),
  );
  const shares = Object.fromEntries(
    members.map((id) => [shareField(id), wholeNumber(0, 100).optional()]),
  );
  return z
    .object({
      ...week,
      ...shares,
      openHolidays: z.array(z.string().max(40)).max(30).catch([]).default([]),
      promisedHours: read(
        readHours,
        "calendar:form.hoursWrong",
        optionalLine(10)
          .default("0")
          .transform((text) => text || "0"),
      ).pipe(z.number().max(limits.promisedHours, key("calendar:form.hoursWrong"))),
      isBookable: tick,
      confirms: tick,
      address: optionalLine(60)
        .default("")
        .transform((text) => text.toLowerCase() || null)
        .pipe(
          z
            .string()
            .regex(/^[a-z0-9](?:[a-z0-9-]{1,38}[a-z0-9])$/, key("calendarSettings:addressWrong"))
            .nullable(),
        ),
      noticeHours: wholeNumber(0, limits.noticeHours),
      daysAhead: wholeNumber(1, limits.daysAhead),
      pageShare: wholeNumber(1, 100),
      services: read(
        readServices,
        "calendarSettings:servicesWrong",
        optionalParagraph(servicesLength).default(""),
      ),
      version,
    })
    .transform(({ version: opened, ...form }, context) => {
      const typed = form as Record<string, unknown>;
      if (form.isBookable && form.address === null)
        context.addIssue({
          code: "custom",
          message: key("calendarSettings:addressMissing"),
          path: ["address"],
        });
      const settings: CalendarSettings = {
        week: Array.from({ length: 7 }, (_, at) => typed[weekField(at)]) as Week,
        shares: Object.fromEntries(
          members.flatMap((id) => {
            const share = typed[shareField(id)];
            return typeof share === "number" ? [[id, share]] : [];
          }),
        ),
        openHolidays: form.openHolidays,
        promisedHours: form.promisedHours,
        isBookable: form.isBookable,
        confirms: form.confirms,
        address: form.address,
        noticeHours: form.noticeHours,
        daysAhead: form.daysAhead,
        pageShare: form.pageShare,
        services: form.services,
      };
      return { settings, version: opened ?? 0 };
    });
};

const day = read(readDay, "calendar:form.dayWrong", optionalLine(10).default(""));

/** Days on which the shop is closed, or one member is away. */
export const closureForm = z
  .object({
    id: z.string().optional(),
    fromDay: day,
    toDay: read(
      (text) => (text === "" ? "" : readDay(text)),
      "calendar:form.dayWrong",
      optionalLine(10).default(""),
    ),
    memberId: optionalLine(64)
      .default("")
      .transform((text) => text || null),
    note: line(80),
  })
  .transform((form, context) => {
    const toDay = form.toDay || form.fromDay;
    if (toDay < form.fromDay)
      context.addIssue({
        code: "custom",
        message: key("calendarSettings:closureWrong"),
        path: ["toDay"],
      });
    return { ...form, toDay };
  });

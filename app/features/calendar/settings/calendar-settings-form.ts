import { z } from "zod";
import { readHours } from "#app/features/calendar/appointment/hours-text.ts";
import { memberId, readAs, tick } from "#app/features/calendar/form-fields.ts";
import {
  type CalendarSettings,
  calendarLimits as limits,
} from "#app/features/calendar/opening/calendar-settings.ts";
import type { Week } from "#app/features/calendar/opening/openings.ts";
import { line, optionalLine, optionalParagraph, version } from "#app/http/form.ts";
import { formOf } from "#app/http/form-size.ts";
import { readDay } from "#app/values/wall-time.ts";
import type { WordKey } from "#app/values/word-key.ts";
import { readOpenings } from "./openings-text.ts";
import { readServices } from "./services-text.ts";
import { shareField, weekField } from "./week-fields.ts";

const key = (word: WordKey) => word;
const servicesLength = limits.services * (2 * limits.serviceName + 20);

export const calendarSettingsFormSize = formOf(servicesLength + 2_000, 400);

const numberWrong = key("calendarSettings:numberWrong");
const wholeNumber = (min: number, max: number) =>
  z
    .string(numberWrong)
    .transform((text) => text.trim().replace(/ ?%$/, ""))
    .pipe(z.string().regex(/^\d{1,4}$/, numberWrong))
    .transform(Number)
    .pipe(z.number().min(min, numberWrong).max(max, numberWrong));

/** The form of a calendar's settings; `members`: those with a field for their share. */
export const calendarSettingsForm = (members: readonly string[]) => {
  const week = Object.fromEntries(
    Array.from({ length: 7 }, (_, at) => [
      weekField(at),
      readAs(readOpenings, "calendarSettings:openingsWrong", optionalLine(80).default("")),
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
      promisedHours: readAs(
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
      services: readAs(
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
      const { openHolidays, promisedHours, isBookable, confirms, address, services } = form;
      const { noticeHours, daysAhead, pageShare } = form;
      const settings: CalendarSettings = {
        week: Array.from({ length: 7 }, (_, at) => typed[weekField(at)]) as Week,
        shares: Object.fromEntries(
          members.flatMap((id) => {
            const share = typed[shareField(id)];
            return typeof share === "number" ? [[id, share]] : [];
          }),
        ),
        openHolidays,
        promisedHours,
        isBookable,
        confirms,
        address,
        services,
        noticeHours,
        daysAhead,
        pageShare,
      };
      return { settings, version: opened ?? 0 };
    });
};

const day = readAs(readDay, "calendar:form.dayWrong", optionalLine(10).default(""));

/** Days on which the shop is closed, or one member is away. */
export const closureForm = z
  .object({
    id: z.string().optional(),
    fromDay: day,
    toDay: readAs(
      (text) => (text === "" ? "" : readDay(text)),
      "calendar:form.dayWrong",
      optionalLine(10).default(""),
    ),
    memberId: memberId.default(null),
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

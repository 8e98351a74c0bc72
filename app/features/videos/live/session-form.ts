import { z } from "zod";
import { choice, line, optionalParagraph, readForm } from "#app/http/form.ts";
import { formOf } from "#app/http/form-size.ts";
import { isTimeZone } from "#app/values/calendar.ts";
import { languages } from "#app/values/language.ts";
import { instantOf } from "#app/values/wall-time.ts";
import type { WordKey } from "#app/values/word-key.ts";
import { liveLimits } from "./session.ts";

const key = (word: WordKey) => word;

const link = line(liveLimits.link).pipe(
  z.string().refine((text) => {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    return url?.protocol === "https:" && !url.username && !url.password;
  }, key("videos:live.linkWrong")),
);

const { min, max } = liveLimits.minutes;

const liveForm = z.object({
  title: line(liveLimits.title),
  description: optionalParagraph(liveLimits.description),
  language: choice(languages),
  start: z.string(key("ui:form.required")).min(1, key("ui:form.required")),
  /** The time zone in which the start was entered. */
  timeZone: z
    .string(key("ui:form.choice"))
    .max(64, key("ui:form.choice"))
    .refine(isTimeZone, key("ui:form.choice")),
  minutes: z
    .string(key("ui:form.number"))
    .regex(/^\d{1,4}$/, key("ui:form.number"))
    .transform(Number)
    .pipe(z.number().min(min, key("ui:form.tooSmall")).max(max, key("ui:form.tooBig"))),
  link,
  id: z.uuid(key("ui:form.unreadable")).optional(),
  sequence: z
    .string(key("ui:form.unreadable"))
    .regex(/^\d{1,9}$/, key("ui:form.unreadable"))
    .transform(Number)
    .optional(),
});

export type LiveDraft = Pick<
  z.infer<typeof liveForm>,
  "title" | "description" | "language" | "timeZone" | "minutes" | "link"
> & {
  startsAt: number;
};

/** Reads the form of a session. Its start is a local time, which daylight saving may skip. */
export async function readLiveForm(request: Request, now: number) {
  const form = await readForm(request, liveForm, formOf(liveLimits.description + 1_000));
  if (!form.ok) return form;
  const { start, id, sequence, ...rest } = form.value;
  const startsAt = instantOf(start, rest.timeZone);
  const wrong =
    startsAt === undefined
      ? key("videos:live.startNever")
      : startsAt < now
        ? key("videos:live.startPast")
        : undefined;
  if (startsAt === undefined || wrong)
    return {
      ok: false,
      error: { key: key("ui:form.fix") },
      fields: { start: { key: wrong! } },
      values: form.values,
    } as const;
  return { ok: true, draft: { ...rest, startsAt }, id, sequence, values: form.values } as const;
}

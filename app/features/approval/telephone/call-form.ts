import { z } from "zod";
import type { Call } from "#app/features/approval/decision.ts";
import {
  answerFields,
  answersIn,
  oneOfEach,
} from "#app/features/approval/page/answer/answer-form.ts";
import type { Revision } from "#app/features/approval/revision/revision.ts";
import { line, optionalParagraph } from "#app/http/form.ts";
import { formOf } from "#app/http/form-size.ts";
import { isTimeZone } from "#app/values/calendar.ts";
import { instantOf } from "#app/values/wall-time.ts";
import type { WordKey } from "#app/values/word-key.ts";

const longest = { number: 40, note: 1_000 } as const;

/** Size limit of the form. */
export const callFormSize = ({ quotes }: Pick<Revision, "quotes">) =>
  formOf(600 + longest.note + quotes.length * 300, 20 + 2 * quotes.length);

/**
 * Decision of a customer by telephone, entered by a member. `now` in milliseconds: a call is never
 * later, nor before the quotes were sent (`since`).
 */
export const callForm = (
  revision: Pick<Revision, "quotes">,
  { since, now }: { since: number; now: number },
) =>
  z
    .object({
      ...answerFields(revision, "telephone:nameMissing"),
      number: line(longest.number),
      at: line(40),
      zone: z.string().max(64).refine(isTimeZone).catch("UTC"),
      note: optionalParagraph(longest.note),
    })
    .superRefine(oneOfEach(revision))
    .transform(({ number, at, zone, note, ...answer }, context) => {
      const wrong = (message: WordKey) => {
        context.addIssue({ code: "custom", path: ["at"], message });
        return z.NEVER;
      };
      const instant = instantOf(at, zone);
      if (instant === undefined) return wrong("telephone:notATime");
      // The form has no seconds.
      if (instant > now + 60_000) return wrong("telephone:inFuture");
      if (instant < since - 60_000) return wrong("telephone:beforeSent");
      const call: Call = { number, at: instant, note };
      return { ...answersIn(revision, answer), call };
    });

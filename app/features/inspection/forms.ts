import { z } from "zod";
import { choice, optionalParagraph, version } from "#app/http/form.ts";
import { type FormSize, formOf } from "#app/http/form-size.ts";
import { findingColors } from "./finding.ts";
import { findingLimits } from "./limits.ts";
import { readMeasure } from "./measure.ts";
import { mostPoints, vehicleKinds } from "./sheet/points.ts";

const pointId = z.string().min(1).max(40);

export const startForm = z.object({ kind: choice(vehicleKinds) });

const measure = z.string().transform((typed, context) => {
  if (typed.trim() === "") return null;
  const read = readMeasure(typed);
  if (read !== undefined) return read;
  context.addIssue({ code: "custom", message: "inspection:badMeasure" });
  return z.NEVER;
});

/** A color, or none where the measure proposes it. */
const color = z.union(
  [z.enum(findingColors), z.literal("").transform(() => null)],
  "inspection:chooseColor",
);

/** Points with what was tapped for each, and what was measured: lists of the same length. */
export const marksForm = z
  .object({
    point: z.array(pointId, "inspection:noPoint").min(1, "inspection:noPoint").max(mostPoints),
    color: z.array(color, "inspection:chooseColor"),
    measure: z.array(measure).default([]),
    /** The versions that were on the screen, of taps that waited for long. */
    seen: z.array(version).default([]),
  })
  .transform(({ point, ...lists }) =>
    point.map((id, at) => ({
      point: id,
      color: lists.color[at] ?? null,
      measure: lists.measure[at] ?? null,
      seen: lists.seen[at],
    })),
  );

export const marksFormSize: FormSize = { bytes: 16 * 1024, fields: 4 * mostPoints + 10 };

/** Points that are good unless something was found: their ids, by spaces. */
export const restForm = z.object({
  points: z
    .string("inspection:noPoint")
    .max(41 * mostPoints)
    .transform((ids) => ids.split(" ").filter(Boolean).slice(0, mostPoints)),
});

/** Finding at one point, and the version that its form was opened with. */
export const findingForm = z.object({
  color: color.optional().transform((chosen) => chosen ?? null),
  measure: measure.optional().transform((read) => read ?? null),
  library: z.string().max(80, "inspection:badFinding").default(""),
  note: optionalParagraph(findingLimits.note).default(""),
  version,
});

export const findingFormSize = formOf(findingLimits.note + 200);

/** Photos of the job that show a point. */
export const pointPhotosForm = z.object({ photo: z.array(z.string().max(64)).default([]) });
export const pointPhotosSize: FormSize = { bytes: 8 * 1024, fields: 70 };

import { z } from "zod";
import { choice, version } from "#app/http/form.ts";
import { formOf } from "#app/http/form-size.ts";
import { type Mark, markKinds, markScale, mostMarks } from "./marks/marks.ts";
import { photoLimits } from "./photo.ts";

/** The caption of a photo, and the version that its form was opened with. */
export const captionForm = z.object({
  caption: z.string().trim().max(photoLimits.caption, "photos:captionTooLong"),
  version,
});

/** Whether a photo goes with what is sent to the customer. */
export const forCustomerForm = z.object({
  forCustomer: choice(["yes", "no"]).transform((answer) => answer === "yes"),
});

const coordinate = z.int().min(0).max(markScale);
const mark = z.strictObject({
  kind: z.enum(markKinds),
  x1: coordinate,
  y1: coordinate,
  x2: coordinate,
  y2: coordinate,
}) satisfies z.ZodType<Mark>;

/** Marks on a photo as JSON, and the version that the drawing was based on. */
export const marksForm = z.object({
  marks: z
    .string("photos:marks.unreadable")
    .transform((text, context) => parsed(text) ?? refused(context))
    .pipe(z.array(mark, "photos:marks.unreadable").max(mostMarks, "photos:marks.tooMany")),
  version,
});

/** Size limit of the form: the largest drawing. */
export const marksFormSize = formOf(mostMarks * 80);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function refused(context: z.RefinementCtx) {
  context.addIssue({ code: "custom", message: "photos:marks.unreadable" });
  return z.NEVER;
}

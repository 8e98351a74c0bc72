import { z } from "zod";
import { paragraph, version } from "#app/http/form.ts";
import { formOf } from "#app/http/form-size.ts";
import { noteLimits } from "./note.ts";

/** Limit of members in a shop. */
const mostTicks = 100;
const ids = z.array(z.string().max(100)).max(mostTicks).catch([]).default([]);

/** A note: `id` makes it one however often it is sent, `version` is that of a note to be corrected. */
export const noteForm = z.object({
  text: paragraph(noteLimits.text),
  named: ids,
  id: z.string().max(100).optional(),
  version,
});

export const noteFormSize = formOf(noteLimits.text + 60 * mostTicks, mostTicks + 4);

import { z } from "zod";
import { paragraph } from "#app/http/form.ts";
import { formOf } from "#app/http/form-size.ts";
import { longestMessage } from "./message.ts";

/** A message of either side. `key` comes with the form, so that it is one message. */
export const messageForm = z.object({
  key: z.string().max(64).default(""),
  text: paragraph(longestMessage),
});

export const messageFormSize = formOf(longestMessage, 4);

/** Whether the thread is to be closed. */
export const closeForm = z.object({ close: z.string().optional() });

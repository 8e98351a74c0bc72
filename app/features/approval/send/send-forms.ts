import { z } from "zod";
import { longestWaysToPay } from "#app/features/shop/paying/ways-to-pay.ts";
import { email, paragraph } from "#app/http/form.ts";
import { formOf } from "#app/http/form-size.ts";

const longestMessage = 1_000;
const longestWithWays = longestMessage + longestWaysToPay;

/** Content of a sending, and how it goes out. */
export const sendForm = z.object({
  id: z.string().optional(),
  quotes: z.array(z.string().max(64)).max(40).default([]),
  message: paragraph(longestMessage),
  mail: z.string().optional(),
  /** Set if the link goes out as a text message instead of an email. */
  by: z.literal("sms").optional().catch(undefined),
  asWritten: z.string().optional(),
  /** Set if the findings are included. */
  inspection: z.string().optional(),
});

/** An invoice is mailed where there is an address. */
export const invoiceSendForm = z.object({
  id: z.string().optional(),
  message: paragraph(longestWithWays),
  email: z.union([z.literal(""), email]).default(""),
});

export const sendFormSize = formOf(longestWithWays, 60);

import { z } from "zod";
import { line, optionalLine } from "#app/http/form.ts";
import type { WordKey } from "#app/values/word-key.ts";

const wrongSid: WordKey = "provider:problems.sid";
const wrongToken: WordKey = "provider:problems.token";

/** A shop's account with Twilio. An empty token leaves the one that is stored. */
export const accountForm = z.object({
  accountSid: line(34).pipe(z.string().regex(/^AC[0-9a-f]{32}$/, wrongSid)),
  authToken: optionalLine(64).pipe(z.string().regex(/^([0-9a-f]{32})?$/, wrongToken)),
  sms: optionalLine(40),
  whatsapp: optionalLine(40),
});
export type AccountForm = z.infer<typeof accountForm>;

/** A message to try the account with. */
export const testForm = z.object({
  way: z.enum(["sms", "whatsapp"]),
  to: line(40),
});

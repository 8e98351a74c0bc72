import { z } from "zod";
import { choice, email, line, optionalLine } from "#app/http/form.ts";
import { languages } from "#app/values/language.ts";
import { invitedRoles } from "./invitation.ts";

/** The name under which a person without one joins the shop. */
export const joinForm = z.object({ name: line(80) });

export const inviteForm = z.object({
  email,
  role: choice(invitedRoles),
  language: choice(languages),
  /** The inviter's own, required while they have none. */
  name: optionalLine(80).optional(),
});

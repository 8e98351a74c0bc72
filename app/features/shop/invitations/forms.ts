import { z } from "zod";
import { choice, email, line, optionalLine } from "#app/http/form.ts";
import { languages } from "#app/values/language.ts";
import { invitedRoles } from "./invitation.ts";

/** How the shop is to call someone who has given no name yet. */
export const joinForm = z.object({ name: line(80) });

export const inviteForm = z.object({
  email,
  role: choice(invitedRoles),
  language: choice(languages),
  /** The inviter's own, asked of who has given none. */
  name: optionalLine(80).optional(),
});

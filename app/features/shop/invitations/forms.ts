import { z } from "zod";
import { choice, email } from "#app/http/form.ts";
import { languages } from "#app/values/language.ts";
import { invitedRoles } from "./invitation.ts";

export const inviteForm = z.object({
  email,
  role: choice(invitedRoles),
  language: choice(languages),
});

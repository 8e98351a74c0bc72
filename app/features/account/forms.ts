import { z } from "zod";
import { email, optionalLine } from "#app/http/form.ts";
import type { WordKey } from "#app/values/word-key.ts";
import { passwordLength } from "./password.ts";

const key = (word: WordKey) => word;

/** A password that is being checked: any length an account could have. It is never cleaned or trimmed. */
const password = z.string(key("ui:form.required")).min(1, key("ui:form.required")).max(passwordLength.max, key("account:password.tooLong"));

/** A password that is being chosen. */
export const newPassword = z
  .string(key("ui:form.required"))
  .min(1, key("ui:form.required"))
  .min(passwordLength.min, key("account:password.tooShort"))
  .max(passwordLength.max, key("account:password.tooLong"));

/** Where to after signing in: read as it comes, judged by `destination.ts`. */
const to = z.string().optional().catch(undefined);

export const signInForm = z.object({ email, password, to });
export const signUpForm = z.object({ email, password: newPassword, to });
export const forgotForm = z.object({ email });
/** The token of a reset link; a whole link that was pasted in its place will do. */
const token = z.string(key("ui:form.required")).transform((text) =>
  text
    .trim()
    .slice(-200)
    .replace(/^.*[#=]/, ""),
);

export const resetForm = z.object({ token: token.pipe(z.string().min(1, key("ui:form.required"))), password: newPassword });
export const changePasswordForm = z.object({ currentPassword: password, newPassword });
/** The password once more, before something that somebody at an unlocked screen should not do. */
export const confirmForm = z.object({ password });
/** At most 80 characters; empty takes the name away again. */
export const nameForm = z.object({ name: optionalLine(80) });
/** The password once more, and the tick that says one has read what happens. */
export const deleteForm = z.object({ password, confirm: z.literal("on", key("own:delete.confirmFirst")) });

import { z } from "zod";
import { email, line, optionalLine } from "#app/http/form.ts";
import type { WordKey } from "#app/values/word-key.ts";
import { passwordLength } from "./password/password.ts";

const key = (word: WordKey) => word;

/** A password to check: of any length, never trimmed. */
const password = z
  .string(key("ui:form.required"))
  .min(1, key("ui:form.required"))
  .max(passwordLength.max, key("account:password.tooLong"));

/** A new password. */
export const newPassword = z
  .string(key("ui:form.required"))
  .min(1, key("ui:form.required"))
  .min(passwordLength.min, key("account:password.tooShort"))
  .max(passwordLength.max, key("account:password.tooLong"));

/** The page to return to after signing in, validated by `destination.ts`. */
const to = z.string().optional().catch(undefined);

export const signInForm = z.object({ email, password, to });
export const signUpForm = z.object({ email, password: newPassword, to });
export const forgotForm = z.object({ email });
/** The token of a reset link, or the whole pasted link. */
const token = z.string(key("ui:form.required")).transform((text) =>
  text
    .trim()
    .slice(-200)
    .replace(/^.*[#=]/, ""),
);

export const resetForm = z.object({
  token: token.pipe(z.string().min(1, key("ui:form.required"))),
  password: newPassword,
});
export const changePasswordForm = z.object({ currentPassword: password, newPassword });
/** The password again, to confirm a sensitive change. */
export const confirmForm = z.object({ password });
/** At most 80 characters; empty removes the name. */
export const nameForm = z.object({ name: optionalLine(80) });
/** The checkbox for letters about replies; unchecked sends nothing. */
export const replyLettersForm = z.object({
  wanted: z
    .literal("on")
    .optional()
    .catch(undefined)
    .transform((tick) => tick === "on"),
});
/** A code of an authenticator app, or a recovery code. Anything else is wrong, not malformed. */
const code = z
  .string(key("ui:form.required"))
  .trim()
  .min(1, key("ui:form.required"))
  .max(60, key("twoFactor:code.wrong"));
export const codeForm = z.object({ code });
export const secondStepForm = z.object({ code, to });
/** The response of a passkey as JSON, read by `two-factor/passkey-json.ts`. */
const credential = z
  .string(key("twoFactor:passkey.wrong"))
  .max(6_000, key("twoFactor:passkey.wrong"));
export const passkeySignInForm = z.object({ credential, to });
/** Proof of identity before a second factor changes (`verifyIdentity`). */
export const identityForm = z.object({
  password,
  code: z.string().max(60).optional().catch(undefined),
  passkey: z.string().max(6_000).optional().catch(undefined),
});
export const newPasskeyForm = identityForm.extend({ name: line(60) });
export const addPasskeyForm = z.object({ credential, name: line(60) });

/**
 * The password again, and the checkboxes that confirm the consequences; that of the shop has its
 * id, so that no other shop is deleted by it.
 */
export const deleteForm = z.object({
  password,
  deleteShop: z.string().max(100).optional().catch(undefined),
  confirm: z.literal("on", key("ownData:delete.confirmFirst")),
});

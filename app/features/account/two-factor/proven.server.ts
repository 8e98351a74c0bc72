import { proveForm } from "#app/features/account/forms.ts";
import type { Viewer } from "#app/features/account/viewer.ts";
import { attempt, refuse } from "#app/http/answers.ts";
import { readForm } from "#app/http/form.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { Language } from "#app/values/language.ts";
import { prove } from "./prove.server.ts";

type Asked = { platform: Platform; viewer: Viewer; request: Request; language: Language };

/**
 * Does the work of a form that asks for the password and, once there is a factor, for a factor
 * (`proveForm`), if both are right.
 */
export async function whenProven<Answer>(
  { platform, viewer, request, language }: Asked,
  work: () => Promise<Answer>,
) {
  const form = await readForm(request, proveForm);
  if (!form.ok) return refuse(form);
  return attempt("account:login.failed", async () => {
    const proven = await prove(platform, viewer, form.value, language);
    return proven.ok ? work() : refuse(proven, proven.status);
  });
}

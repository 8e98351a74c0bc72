import { attempt, refuse } from "#app/http/answers.ts";
import { readForm } from "#app/http/form.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { checkPassword } from "./credentials.server.ts";
import { confirmForm } from "./forms.ts";
import type { Viewer } from "./viewer.ts";

/**
 * Does the work of a form that asks for the password once more (`confirmForm`), if it is the right
 * one.
 */
export async function whenConfirmed<Answer>(
  platform: Platform,
  viewer: Viewer,
  request: Request,
  work: () => Promise<Answer>,
) {
  const form = await readForm(request, confirmForm);
  if (!form.ok) return refuse(form);
  return attempt("account:login.failed", async () => {
    const checked = await checkPassword(platform, viewer, form.value.password, "password");
    return checked.ok
      ? work()
      : refuse({ error: checked.error, fields: checked.fields }, checked.status);
  });
}

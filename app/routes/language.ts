import { data, redirect } from "react-router";
import { viewerOf } from "#app/features/account/session/identity.server.ts";
import { setLanguage } from "#app/features/account/session/language.server.ts";
import { done } from "#app/http/answers.ts";
import { readBody } from "#app/http/form-body.ts";
import { smallForm } from "#app/http/form-size.ts";
import { declined } from "#app/http/language-offer.ts";
import { ownPath } from "#app/http/return-to.ts";
import { keepLanguage } from "#app/i18n/language-cookie.server.ts";
import { platformContext } from "#app/platform/context.ts";
import { defaultLanguage, isLanguage } from "#app/values/language.ts";
import type { Route } from "./+types/language";

export const loader = () => redirect("/");

/**
 * Stores the language, of a member with the account too, and redirects to the page of the toggle unless that page asks it not to.
 * Open to everyone; who chooses faster than anyone reads keeps it in the cookie alone.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const body = await readBody(request, smallForm);
  const form = body instanceof FormData ? body : new FormData();
  const language = form.get("language");
  const headers = new Headers();
  if (isLanguage(language)) {
    headers.append("set-cookie", await keepLanguage(language));
    const viewer = viewerOf(context);
    const { db, defer, mayWrite, now } = context.get(platformContext);
    if (viewer && (await mayWrite(viewer.id))) defer(setLanguage(db, viewer.id, language, now()));
  }
  if (form.get("offer") && language === defaultLanguage) headers.append("set-cookie", declined);
  if (form.get("stay")) return data(done, { headers });
  return redirect(unnamed(ownPath(String(form.get("to") ?? "")) ?? "/"), { headers });
}

/** The address without `?lng=`. */
function unnamed(path: string): string {
  const url = new URL(path, "http://own.invalid");
  url.searchParams.delete("lng");
  return url.pathname + url.search;
}

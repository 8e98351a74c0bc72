import { data, redirect } from "react-router";
import { done } from "#app/http/answers.ts";
import { readBody } from "#app/http/form.ts";
import { smallForm } from "#app/http/form-size.ts";
import { ownPath } from "#app/http/return-to.ts";
import { declined } from "#app/http/spanish-offer.ts";
import { keepLanguage } from "#app/i18n/i18n.server.ts";
import { isLanguage } from "#app/values/language.ts";
import type { Route } from "./+types/language";

export const loader = () => redirect("/");

/**
 * The toggle: keeps the language and goes back to the page it was pressed on, or stays there when
 * the page says so. Open to everyone.
 */
export async function action({ request }: Route.ActionArgs) {
  const body = await readBody(request, smallForm);
  const form = body instanceof FormData ? body : new FormData();
  const language = form.get("language");
  const headers = new Headers();
  if (isLanguage(language)) headers.append("set-cookie", await keepLanguage(language));
  if (form.get("offer") && language === "en") headers.append("set-cookie", declined);
  if (form.get("stay")) return data(done, { headers });
  return redirect(unnamed(ownPath(String(form.get("to") ?? "")) ?? "/"), { headers });
}

/** The address without the language it may name. */
function unnamed(path: string): string {
  const url = new URL(path, "http://own.invalid");
  url.searchParams.delete("lng");
  return url.pathname + url.search;
}

import type { Person } from "../../../bench/world.ts";
import type { Case, Form } from "./case.ts";
import type { Answer, Place } from "./server.ts";

/** Finds the problem in a response to a request with a fault at this place, if there is one. */
export function problemOf(one: Case, place: Place, { status, policy, text }: Answer) {
  // Whatever breaks, a page has its policy (S9).
  if (/<html/.test(text) && !/script-src ('none'|[^;]*'nonce-)|^default-src 'none'/.test(policy))
    return "without a policy";
  if (status < 500 || one.says?.test(text)) return undefined;
  // The page after a write is read again, and has its own message for what cannot be read.
  if (one.form && /Error loading/.test(text)) return undefined;
  // A script does not show the response; it has its own error message.
  if (one.script) return undefined;
  // The first query reads the session. Without it the error page shows the request ID instead.
  const readsSession = place.binding === "DB" && place.at === 1;
  if (one.says && !readsSession) return "without the specification's sentence";
  return /data-request|role="alert"/.test(text) ? undefined : `unhandled: ${text.slice(0, 60)}`;
}

/** Whether a page shows another person's data; the reader's own input and email do not count. */
export function leaks(text: string, reader: Person | undefined, form: Form | undefined): boolean {
  const typed = form && !(form instanceof FormData) ? Object.values(form).flat() : [];
  const others = [...typed, reader?.email ?? ""]
    .filter((own) => own.length > 10)
    .reduce((left, own) => left.replaceAll(own, ""), text);
  return /Corolla|Rattle|@shop\.test/.test(others);
}

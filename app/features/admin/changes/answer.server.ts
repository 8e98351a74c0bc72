import { href, redirect } from "react-router";
import { done, doneAt, notFound, refuse } from "#app/http/answers.ts";
import { ownPath } from "#app/http/return-to.ts";
import type { Outcome } from "./outcome.ts";

/**
 * The response to a change: 404 without such a user, or the refusal. After a success the page stays
 * with JavaScript; without, it redirects `back`, or to the user's page with a notice.
 */
export function answered(
  request: Request,
  outcome: Outcome | undefined,
  way: { id: string; done: string; back?: string | undefined },
) {
  if (!outcome) notFound();
  if (!outcome.ok) return refuse(outcome.error, outcome.status);
  return doneAt(
    request,
    ownPath(way.back) ?? `${href("/admin/users/:userId", { userId: way.id })}?done=${way.done}`,
  );
}

/** The answer after a confirmation: in place (`stay`), or as a redirect from its own page. */
export function answeredQuestion(
  outcome: Outcome | undefined,
  way: { id: string; done: string; stay: boolean },
) {
  if (!outcome) notFound();
  if (!outcome.ok) return refuse(outcome.error, outcome.status);
  return way.stay
    ? done
    : redirect(`${href("/admin/users/:userId", { userId: way.id })}?done=${way.done}`);
}

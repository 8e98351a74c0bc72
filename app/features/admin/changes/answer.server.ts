import { href, redirect } from "react-router";
import { done, doneAt, notFound, refuse } from "#app/http/answers.ts";
import { ownPath } from "#app/http/return-to.ts";
import type { Outcome } from "./changes.server.ts";

/**
 * What a change to a user answers: nothing at all for a user who is not there, the reason when it
 * was refused. When it was done, a script stays where it is, and a browser without one goes `back`,
 * or to the user's page with word of what was done.
 */
export function answered(
  request: Request,
  outcome: Outcome | undefined,
  way: { id: string; done: string; back?: string | undefined },
) {
  if (!outcome) notFound();
  if (!outcome.ok) return refuse(outcome.error);
  return doneAt(
    request,
    ownPath(way.back) ?? `${href("/admin/users/:userId", { userId: way.id })}?done=${way.done}`,
  );
}

/**
 * The same after a question: asked on the spot (`stay`), one stays; on the page of the question one
 * goes on to the user's page.
 */
export function answeredQuestion(
  outcome: Outcome | undefined,
  way: { id: string; done: string; stay: boolean },
) {
  if (!outcome) notFound();
  if (!outcome.ok) return refuse(outcome.error);
  return way.stay
    ? done
    : redirect(`${href("/admin/users/:userId", { userId: way.id })}?done=${way.done}`);
}

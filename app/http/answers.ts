import { data, redirect } from "react-router";
import { isRefusedWrite } from "#app/platform/db/refused-write.ts";
import { log } from "#app/platform/log/log.ts";
import type { Message, WordKey } from "#app/values/word-key.ts";

/** The answer of a refused write: an error for the form, errors for its fields, and the input. */
export type Refusal = {
  ok: false;
  error?: Message;
  fields?: Record<string, Message>;
  values?: Record<string, string | string[]>;
  /** The session has ended: the page offers to sign in and return. */
  signIn?: boolean;
};

type Reason = WordKey | Message | Omit<Refusal, "ok">;

const asRefusal = (reason: Reason): Refusal => {
  if (typeof reason === "string") return { ok: false, error: { key: reason } };
  if ("key" in reason) return { ok: false, error: reason };
  return { ...reason, ok: false };
};

/** An expected failure, with a message. 422 unless a more specific status applies. */
export const refuse = (reason: Reason, status = 422) => data(asRefusal(reason), { status });

/** Absent or someone else's: the response is the same. */
export function notFound(): never {
  throw data(null, { status: 404 });
}

/** A write that worked and stays on its page. */
export const done = { ok: true } as const;

/**
 * The answer for a control inside a page: a script stays where it is, a browser without one is
 * redirected to the page.
 */
export const doneAt = (request: Request, page: string) => {
  if (request.headers.get("accept")?.includes("text/html")) throw redirect(page);
  return done;
};

export type Answer = typeof done | Refusal;

/**
 * Runs a write. When it fails, the form shows `reason` instead of an error page, and the error is
 * logged. Responses thrown on purpose (`notFound`, a redirect) pass through, and writes whose
 * condition did not hold (`writeWhile`).
 */
export async function attempt<Result>(
  reason: Reason,
  work: () => Promise<Result>,
): Promise<Result | ReturnType<typeof refuse>> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Error) || isRefusedWrite(error)) throw error;
    log.error("a write failed", error);
    return refuse(reason, 503);
  }
}

/**
 * Reads the data of one part of a page; undefined when that fails, so that the rest of the page
 * still renders. The error is logged.
 */
export async function ifReadable<Result>(
  what: string,
  read: () => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await read();
  } catch (error) {
    log.error("a part of a page could not be read", error, { what });
    return undefined;
  }
}

/** Reads the data of a page. When that fails, the error is logged, and the page gets a 503 with `rest`. */
export async function readOr<Rest, Result>(
  failure: string,
  rest: Rest,
  read: () => Promise<Result>,
) {
  try {
    return await read();
  } catch (error) {
    log.error(failure, error);
    return data(rest, { status: 503 });
  }
}

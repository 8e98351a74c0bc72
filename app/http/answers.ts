import { data, redirect } from "react-router";
import { isRefusedWrite } from "#app/platform/db/refused-write.ts";
import { log } from "#app/platform/log/log.ts";
import type { Message, WordKey } from "#app/values/word-key.ts";

/**
 * What a refused write answers: a sentence for the form, sentences for its fields, and what was
 * typed.
 */
export type Refusal = {
  ok: false;
  error?: Message;
  fields?: Record<string, Message>;
  values?: Record<string, string | string[]>;
  /** The session is gone: the page offers to sign in again and come back. */
  signIn?: boolean;
};

type Reason = WordKey | Message | Omit<Refusal, "ok">;

const asRefusal = (reason: Reason): Refusal => {
  if (typeof reason === "string") return { ok: false, error: { key: reason } };
  if ("key" in reason) return { ok: false, error: reason };
  return { ...reason, ok: false };
};

/** An expected failure, said in words. 422 unless it is something more particular. */
export const refuse = (reason: Reason, status = 422) => data(asRefusal(reason), { status });

/** Absent or someone else's: the response is the same. */
export function notFound(): never {
  throw data(null, { status: 404 });
}

/** A write that worked and stays on its page. */
export const done = { ok: true } as const;

/**
 * The same for a control inside a page: a script stays where it is, a browser without one is led
 * back to the page.
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

import { standInOf } from "#app/platform/config/stand-in.ts";
import { readBytes } from "#app/platform/read-bytes.ts";
import { untilAborted } from "#app/platform/with-timeout.ts";
import { isDemoAddress, type WebConfig } from "./config.ts";
import { type AddressProblem, checkAddress } from "./inward.ts";
import { type Resolve, resolveWith } from "./resolve.server.ts";

export type WebProblem = AddressProblem | "unreachable" | "tooLarge";
type Body = { bytes: Uint8Array<ArrayBuffer>; type: string; url: string };
/** `status`: the status of a site that answered with an error. */
export type Fetched = ({ ok: true } & Body) | { ok: false; problem: WebProblem; status?: number };
type Limits = { maxBytes: number; timeoutMs?: number; accept?: string };

/** Validators stored with the last fetch of an address, for a conditional request. */
type Validators = { etag?: string | null; lastModified?: string | null };
type Visit = Limits & {
  known?: Validators;
  /**
   * Called before every hop, including the first, with its whole address; a returned text ends the
   * visit. Its time does not count toward the timeout.
   */
  before?: (url: URL) => Promise<string | undefined>;
};
type Post = {
  headers: Record<string, string>;
  body: Uint8Array<ArrayBuffer>;
  timeoutMs: number;
};
type Visited =
  | ({ ok: true; unchanged: false } & Body & Validators)
  | { ok: true; unchanged: true; url: string }
  /** `status`: the status other than 200. `refused`: the text returned by `before`. */
  | { ok: false; problem: WebProblem; status?: number }
  | { ok: false; problem: "refused"; refused: string };

/** Access to the public web only. */
export type Web = {
  /**
   * Fetches an address from a person or another site. Never throws. `bytes` are at most `maxBytes`,
   * counted while they arrive and after decompression; `type` is the server's claim, and proves
   * nothing; `url` is the target of the last redirect.
   */
  fetch: (address: string, limits: Limits) => Promise<Fetched>;
  /** Fetches an address that is polled: conditionally, and with a check before every hop. */
  visit: (address: string, visit: Visit) => Promise<Visited>;
  /**
   * Posts to an address of https that a browser gave us, and answers with the status alone. Never
   * throws, and follows no redirect.
   */
  post: (address: string, posted: Post) => Promise<{ status: number } | { problem: WebProblem }>;
};

type Ask = (url: string, init: RequestInit) => Promise<Response>;

/**
 * The fetcher: the public web, and for the demo's own host the stand-in's binding, if and only if
 * it is configured.
 */
export function askWith(
  { web }: Pick<WebConfig, "web">,
  newsroom: Fetcher | undefined,
): { ok: true; ask: Ask } | { ok: false; problems: string[] } {
  const standIn = standInOf("WEB", { value: web, name: "NEWSROOM", binding: newsroom });
  if (!standIn.ok) return standIn;
  const { fetcher } = standIn;
  return {
    ok: true,
    ask: (url, init) =>
      fetcher && isDemoAddress(url) ? fetcher.fetch(url, init) : fetch(url, init),
  };
}

/**
 * The only access to the public web: every hop of a redirect passes the same check, and cookies are
 * neither sent nor stored.
 */
export const openWeb = (ask: Ask, resolve: Resolve = resolveWith("")): Web => ({
  async fetch(address, limits) {
    const visited = await follow(ask, resolve, address, limits);
    if (visited.ok && !visited.unchanged)
      return { ok: true, bytes: visited.bytes, type: visited.type, url: visited.url };
    if (visited.ok || visited.problem === "refused") return { ok: false, problem: "unreachable" };
    return visited;
  },
  visit: (address, visit) => follow(ask, resolve, address, visit),
  async post(address, { timeoutMs, ...sent }) {
    const checked = checkAddress(address);
    if (!checked.ok) return { problem: checked.problem };
    const { href, hostname, protocol } = checked.url;
    if (protocol !== "https:") return { problem: "address" };
    if ((await resolve(hostname)) === "inward") return { problem: "inward" };
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      const init = { ...sent, method: "POST", redirect: "manual", signal } as const;
      const answer = await untilAborted(ask(href, init), signal);
      await answer.body?.cancel();
      return { status: answer.status };
    } catch {
      return { problem: "unreachable" };
    }
  },
});

const maxRedirects = 3;

async function follow(
  ask: Ask,
  resolve: Resolve,
  address: string,
  { maxBytes, timeoutMs = 10_000, accept = "*/*", known, before }: Visit,
): Promise<Visited> {
  let left = timeoutMs;
  let at: URL | undefined;
  for (let hop = 0, next = address; hop <= maxRedirects; hop++) {
    const checked = checkAddress(next, at);
    if (!checked.ok) return checked;
    at = checked.url;
    at.hash = "";
    const refused = await before?.(at);
    if (refused) return { ok: false, problem: "refused", refused };
    const begun = Date.now();
    if ((await resolve(at.hostname)) === "inward") return { ok: false, problem: "inward" };
    try {
      const signal = AbortSignal.timeout(Math.max(1, left));
      const answer = await untilAborted(
        ask(at.href, { redirect: "manual", signal, headers: headersOf(accept, known) }),
        signal,
      );
      const location = answer.headers.get("location");
      if (answer.status === 304 && (known?.etag || known?.lastModified))
        return { ok: true, unchanged: true, url: at.href };
      if (answer.status >= 300 && answer.status < 400 && location) {
        await answer.body?.cancel();
        next = location;
        left -= Date.now() - begun;
        continue;
      }
      if (!answer.ok) {
        await answer.body?.cancel();
        return { ok: false, problem: "unreachable", status: answer.status };
      }
      const bytes = await readBytes(answer, maxBytes, { signal });
      if (!bytes) return { ok: false, problem: "tooLarge" };
      const [etag, lastModified] = [
        answer.headers.get("etag"),
        answer.headers.get("last-modified"),
      ];
      return {
        ok: true,
        unchanged: false,
        bytes,
        type: answer.headers.get("content-type") ?? "",
        url: at.href,
        etag,
        lastModified,
      };
    } catch {
      return { ok: false, problem: "unreachable" };
    }
  }
  return { ok: false, problem: "unreachable" };
}

const headersOf = (accept: string, known?: Validators) => ({
  accept,
  "user-agent": "Llave/1.0.0",
  ...(known?.etag && { "if-none-match": known.etag }),
  ...(known?.lastModified && { "if-modified-since": known.lastModified }),
});

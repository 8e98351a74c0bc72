import { type AddressProblem, checkAddress } from "./inward.ts";

export type WebProblem = AddressProblem | "unreachable" | "tooLarge";
/** `status`: what a site answered that did answer, though not with what was asked for. */
export type Fetched =
  | { ok: true; bytes: Uint8Array<ArrayBuffer>; type: string; url: string }
  | { ok: false; problem: WebProblem; status?: number };
export type Limits = { maxBytes: number; timeoutMs?: number; accept?: string };

/** The public web, and nothing else. */
export type Web = {
  /**
   * Fetches an address that a person or another site gave us. Never throws. `bytes` are at most `maxBytes`, counted as they come
   * in and after decompression; `type` is what the other side claims, and proves nothing.
   */
  fetch: (address: string, limits: Limits) => Promise<Fetched>;
};

const maxRedirects = 3;

/** The one door to the public web: every hop of a redirect passes the same check, no cookie goes out, none is kept. */
export const openWeb = (ask: (url: string, init: RequestInit) => Promise<Response>): Web => ({
  async fetch(address, { maxBytes, timeoutMs = 10_000, accept = "*/*" }) {
    const signal = AbortSignal.timeout(timeoutMs);
    let at: URL | undefined;
    for (let hop = 0, next = address; hop <= maxRedirects; hop++) {
      const checked = checkAddress(next, at);
      if (!checked.ok) return checked;
      at = checked.url;
      at.hash = "";
      try {
        const headers = { accept, "user-agent": "Llave/1.0.0" };
        const answer = await untilAborted(ask(at.href, { redirect: "manual", signal, headers }), signal);
        const location = answer.headers.get("location");
        if (answer.status >= 300 && answer.status < 400 && location) {
          await answer.body?.cancel();
          next = location;
          continue;
        }
        if (!answer.ok) {
          await answer.body?.cancel();
          return { ok: false, problem: "unreachable", status: answer.status };
        }
        const bytes = await readUpTo(maxBytes, answer, signal);
        if (!bytes) return { ok: false, problem: "tooLarge" };
        return { ok: true, bytes, type: answer.headers.get("content-type") ?? "", url: at.href };
      } catch {
        return { ok: false, problem: "unreachable" };
      }
    }
    return { ok: false, problem: "unreachable" };
  },
});

/** The whole body, or undefined as soon as it proves longer than `max` bytes. */
async function readUpTo(max: number, answer: Response, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (!answer.body) return new Uint8Array();
  const reader = answer.body.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = Number(answer.headers.get("content-length") ?? 0) > max ? max + 1 : 0;
  try {
    while (size <= max) {
      const { done, value } = await untilAborted(reader.read(), signal);
      if (done) return new Uint8Array(await new Blob(chunks).arrayBuffer());
      size += value.byteLength;
      chunks.push(value as Uint8Array<ArrayBuffer>);
    }
    return undefined;
  } finally {
    // Lets go of the connection; a body that was read to its end takes no harm. Not awaited: the other side may be the one that hangs.
    reader.cancel().catch(() => {});
  }
}

/** A promise that does not outlast the signal, even when the other side ignores it. */
async function untilAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  signal.throwIfAborted();
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const stop = () => reject(signal.reason);
  signal.addEventListener("abort", stop, { once: true });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener("abort", stop);
  }
}

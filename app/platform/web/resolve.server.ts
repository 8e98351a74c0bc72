import { log } from "#app/platform/log/log.ts";
import { isInwardNumber } from "./inward-number.ts";

/** The result of resolving a host name; "unknown" when the resolver failed. */
type Resolved = "public" | "inward" | "unknown";
export type Resolve = (host: string) => Promise<Resolved>;

/** The timeout of a resolver, in milliseconds. */
const timeoutMs = 2_000;

/**
 * Looks up the addresses of a name by DNS over HTTPS (its JSON form). An unavailable resolver does
 * not stop the news: the name was checked by its spelling, and the failure is logged
 * (docs/decisions/0072-host-names-are-resolved.md). `address` is empty where none is configured.
 */
export const resolveWith =
  (address: string, ask: (url: string, init: RequestInit) => Promise<Response> = fetch): Resolve =>
  async (host) => {
    if (!address) return "unknown";
    try {
      const found = await Promise.all(
        ["A", "AAAA"].map((type) =>
          lookUp(ask, `${address}?name=${encodeURIComponent(host)}&type=${type}`),
        ),
      );
      return found.flat().some(isInwardNumber) ? "inward" : "public";
    } catch (error) {
      log.warn("a name could not be looked up", error);
      return "unknown";
    }
  };

type Answer = { Answer?: { type: number; data: string }[] };
const [a, aaaa] = [1, 28];

async function lookUp(
  ask: (url: string, init: RequestInit) => Promise<Response>,
  url: string,
): Promise<string[]> {
  const headers = { accept: "application/dns-json" };
  const answer = await ask(url, {
    headers,
    redirect: "error",
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!answer.ok) throw new Error(`The resolver answered ${answer.status}`);
  const { Answer = [] } = (await answer.json()) as Answer;
  return Answer.filter(({ type }) => type === a || type === aaaa).map(({ data }) => data);
}

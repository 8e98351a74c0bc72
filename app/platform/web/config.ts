/**
 * Whom the worker asks for addresses that others gave us: the public web, unless the stand-in is
 * named.
 */
export type WebVars = Partial<Record<"WEB" | "DNS_RESOLVER", string>>;
export type WebConfig = {
  /**
   * The public web, and on this machine, with the stand-in, one host more that exists nowhere else:
   * the demo's news.
   */
  web: "public" | "demo";
  /** The resolver that is asked where a name leads, by DNS over HTTPS; "" for none. */
  resolver: string;
};

/**
 * The stand-in's one host. No such name is given out, so that no one is ever asked for it; and it
 * looks like a public one, so that the guard against inward addresses needs no exception.
 */
export const demoHost = "news.llave.demo";

/** Whether an address is the stand-in's. */
export const isDemoAddress = (address: string): boolean =>
  URL.canParse(address) && new URL(address).origin === `https://${demoHost}`;

/** Reads it, and says what is wrong with it. `local` is whether this is one's own machine. */
export function readWeb(
  { WEB: web = "", DNS_RESOLVER: resolver = "" }: WebVars,
  local: boolean,
): { config: WebConfig; problems: string[] } {
  const problems: string[] = [];
  if (!["", "public", "demo"].includes(web)) problems.push("WEB is neither public nor demo");
  if (web === "demo" && !local) problems.push("WEB=demo is for this machine only");
  if (resolver && !/^https:\/\/[^?#\s]+$/.test(resolver))
    problems.push("DNS_RESOLVER is not an https address");
  // With the stand-in no one outside this machine is asked anything.
  return {
    problems,
    config: { web: web === "demo" ? "demo" : "public", resolver: web === "demo" ? "" : resolver },
  };
}

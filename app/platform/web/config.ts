import { serviceProblems } from "#app/platform/config/stand-in.ts";

/**
 * The target of requests to addresses from outside: the public web, unless the stand-in is
 * configured.
 */
export type WebVars = Partial<Record<"WEB" | "DNS_RESOLVER", string>>;
export type WebConfig = {
  /**
   * The public web; with the stand-in, on this machine, also the demo's news host, which exists
   * nowhere else.
   */
  web: "public" | "demo";
  /** The resolver of host names, by DNS over HTTPS; "" for none. */
  resolver: string;
};

/**
 * The stand-in's only host. Its name is not delegated, so that no real host is ever contacted; and
 * it looks like a public one, so that the guard against inward addresses needs no exception.
 */
export const demoHost = "news.llave.demo";

/** Whether an address belongs to the stand-in. */
export const isDemoAddress = (address: string): boolean =>
  URL.canParse(address) && new URL(address).origin === `https://${demoHost}`;

/** Reads the setting and lists its problems. `local` is whether this is the developer's machine. */
export function readWeb(
  { WEB, DNS_RESOLVER: resolver = "" }: WebVars,
  local: boolean,
): { config: WebConfig; problems: string[] } {
  const web = WEB || "public";
  const problems = serviceProblems("WEB", { value: web, service: "public", local });
  if (resolver && !/^https:\/\/[^?#\s]+$/.test(resolver))
    problems.push("DNS_RESOLVER is not an https address");
  // With the stand-in no host outside this machine is contacted.
  return {
    problems,
    config: { web: web === "demo" ? "demo" : "public", resolver: web === "demo" ? "" : resolver },
  };
}

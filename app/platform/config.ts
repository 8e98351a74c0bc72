/** The variables and secrets of the app worker, as Cloudflare hands them over: text, or nothing. */
export type Vars = Partial<Record<"APP_URL" | "AUTH_SECRET" | "MAIL" | "MAIL_FROM" | "CONTACT_EMAIL" | "CREDIT_URL", string>>;

export type Config = {
  /** The site's own address, without a slash at its end: `https://llave.example`. */
  appUrl: string;
  authSecret: string;
  /** Who carries mail: Cloudflare's Email Service, or the outbox of the local stand-in. */
  mail: "cloudflare" | "demo";
  mailFrom: string;
  contactEmail: string;
  creditUrl: string;
};

const localHosts = ["localhost", "127.0.0.1", "[::1]"];

/**
 * Reads the configuration, or says everything that is wrong with it (names only, never a value). A stand-in is accepted on
 * this machine alone: a Worker whose address is a public one refuses it.
 */
export function readConfig(vars: Vars): { ok: true; config: Config } | { ok: false; problems: string[] } {
  const problems: string[] = [];
  const url = URL.canParse(vars.APP_URL ?? "") ? new URL(vars.APP_URL!) : undefined;
  const local = url !== undefined && localHosts.includes(url.hostname);

  if (!url) problems.push("APP_URL is not an address");
  else if (url.protocol !== "https:" && !local) problems.push("APP_URL is not https");
  else if (url.pathname !== "/" || url.search || url.hash) problems.push("APP_URL has more than an origin");
  if ((vars.AUTH_SECRET ?? "").length < 32) problems.push("AUTH_SECRET is missing or shorter than 32 characters");
  if (vars.MAIL !== "cloudflare" && vars.MAIL !== "demo") problems.push("MAIL is neither cloudflare nor demo");
  if (vars.MAIL === "demo" && !local) problems.push("MAIL=demo is for this machine only");
  if (vars.MAIL === "cloudflare" && !vars.MAIL_FROM) problems.push("MAIL_FROM is missing");
  if (!vars.CONTACT_EMAIL && !local) problems.push("CONTACT_EMAIL is missing");
  if (vars.CREDIT_URL && !/^https:\/\//.test(vars.CREDIT_URL)) problems.push("CREDIT_URL is not an https address");
  if (problems.length > 0) return { ok: false, problems };

  return {
    ok: true,
    config: {
      appUrl: url!.origin,
      authSecret: vars.AUTH_SECRET!,
      mail: vars.MAIL as Config["mail"],
      mailFrom: vars.MAIL_FROM || "Llave <no-reply@llave.test>",
      contactEmail: vars.CONTACT_EMAIL || "hello@llave.test",
      creditUrl: vars.CREDIT_URL ?? "",
    },
  };
}

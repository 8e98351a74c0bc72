import { type AiConfig, type AiVars, readAi } from "#app/platform/ai/config.ts";
import { isMailAddress, type MailAddress, readMailAddress } from "#app/platform/mail/address.ts";
import { type NhtsaConfig, type NhtsaVars, readNhtsa } from "#app/platform/nhtsa/config.ts";
import {
  type PaymentConfig,
  type PaymentVars,
  readPayments,
} from "#app/platform/payments/config.ts";
import { type PushConfig, type PushVars, readPush } from "#app/platform/push/config.ts";
import { readTexting, type TextingConfig, type TextingVars } from "#app/platform/texting/config.ts";
import { readWeb, type WebConfig, type WebVars } from "#app/platform/web/config.ts";
import { serviceProblems } from "./stand-in.ts";
import { readTwoFactor, type TwoFactorConfig, type TwoFactorVars } from "./two-factor.ts";

/** The variables and secrets of the app worker, as Cloudflare provides them: text, or undefined. */
export type Vars = PaymentVars &
  AiVars &
  WebVars &
  NhtsaVars &
  TextingVars &
  PushVars &
  TwoFactorVars &
  Partial<
    Record<
      | "APP_URL"
      | "AUTH_SECRET"
      | "MAIL"
      | "MAIL_FROM"
      | "REPLY_DOMAIN"
      | "CONTACT_EMAIL"
      | "CREDIT_URL"
      | "READ_REPLICAS"
      | "OFFLINE",
      string
    >
  >;

export type Config = PaymentConfig &
  AiConfig &
  WebConfig &
  NhtsaConfig &
  TextingConfig &
  PushConfig &
  TwoFactorConfig & {
    /** The site's own address, without a slash at its end: `https://llave.example`. */
    appUrl: string;
    authSecret: string;
    /** The mail service: Cloudflare's Email Service, or the outbox of the local stand-in. */
    mail: "cloudflare" | "demo";
    mailFrom: MailAddress;
    /** The domain of incoming mail, by which replies join their conversation; "" for none. */
    replyDomain: string;
    contactEmail: string;
    creditUrl: string;
    /** Whether the database has read replicas, and lists are read from them. */
    readReplicas: boolean;
    /** Whether devices may cache pages; "off" deletes their caches. */
    offline: boolean;
  };

type ConfigResult<Result> = { ok: true; config: Result } | { ok: false; problems: string[] };

const localHosts = ["localhost", "127.0.0.1", "[::1]"];

/**
 * Reads the configuration, or lists all its problems (names only, never a value). Stand-ins are
 * accepted on a local address alone: a Worker with a public address refuses them.
 */
export function readConfig(vars: Vars): ConfigResult<Config> {
  const { url, local, problems } = readAddress(vars.APP_URL);
  if ((vars.AUTH_SECRET ?? "").length < 32)
    problems.push("AUTH_SECRET is missing or shorter than 32 characters");
  problems.push(...serviceProblems("MAIL", { value: vars.MAIL, service: "cloudflare", local }));
  const mailFrom = readMailAddress(
    vars.MAIL_FROM || (vars.MAIL === "demo" ? "Llave <no-reply@llave.test>" : ""),
  );
  if (vars.MAIL === "cloudflare" && !vars.MAIL_FROM) problems.push("MAIL_FROM is missing");
  else if (vars.MAIL_FROM && !mailFrom)
    problems.push("MAIL_FROM is not a sender, such as Llave <no-reply@llave.example>");
  if (vars.REPLY_DOMAIN && !isMailAddress(`reply@${vars.REPLY_DOMAIN}`))
    problems.push("REPLY_DOMAIN is not a domain, such as reply.llave.example");
  if (!vars.CONTACT_EMAIL && !local) problems.push("CONTACT_EMAIL is missing");
  if (vars.CONTACT_EMAIL && !isMailAddress(vars.CONTACT_EMAIL))
    problems.push("CONTACT_EMAIL is not an email address");
  if (vars.CREDIT_URL && !/^https:\/\//.test(vars.CREDIT_URL))
    problems.push("CREDIT_URL is not an https address");
  if (vars.READ_REPLICAS && vars.READ_REPLICAS !== "on")
    problems.push("READ_REPLICAS is neither on nor empty");
  if (vars.OFFLINE && vars.OFFLINE !== "off") problems.push("OFFLINE is neither off nor empty");
  const payments = readPayments(vars, local);
  const ai = readAi(vars, local);
  const web = readWeb(vars, local);
  const nhtsa = readNhtsa(vars, local);
  const texting = readTexting(vars, local);
  const push = readPush(vars);
  const twoFactor = readTwoFactor(vars, local);
  for (const part of [payments, ai, web, nhtsa, texting, push, twoFactor])
    problems.push(...part.problems);
  if (problems.length > 0) return { ok: false, problems };

  return {
    ok: true,
    config: {
      ...payments.config,
      ...ai.config,
      ...web.config,
      ...nhtsa.config,
      ...texting.config,
      ...push.config,
      ...twoFactor.config,
      appUrl: url!.origin,
      authSecret: vars.AUTH_SECRET!,
      mail: vars.MAIL as Config["mail"],
      mailFrom: mailFrom!,
      replyDomain: vars.REPLY_DOMAIN ?? "",
      contactEmail: vars.CONTACT_EMAIL || "hello@llave.test",
      creditUrl: vars.CREDIT_URL ?? "",
      readReplicas: vars.READ_REPLICAS === "on",
      offline: vars.OFFLINE !== "off",
    },
  };
}

export type WebhookConfig = PaymentConfig & TextingConfig & Pick<Config, "appUrl">;

/**
 * The configuration of the webhook worker: payments, text messages, and the site's address, which
 * decides whether a stand-in is allowed.
 */
export function readWebhookConfig(
  vars: PaymentVars & TextingVars & Pick<Vars, "APP_URL">,
): ConfigResult<WebhookConfig> {
  const { url, local, problems } = readAddress(vars.APP_URL);
  const payments = readPayments(vars, local);
  const texting = readTexting(vars, local);
  problems.push(...payments.problems, ...texting.problems);
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, config: { ...payments.config, ...texting.config, appUrl: url!.origin } };
}

/**
 * The site's own origin when it is a public one, which is https alone; undefined for a local or
 * invalid address.
 */
export function publicOrigin(text: string | undefined): string | undefined {
  if (text !== known.text) known = { text, origin: readPublicOrigin(text) };
  return known.origin;
}

// Memoized, because every request needs it several times and an isolate has one address.
let known: { text?: string | undefined; origin?: string | undefined } = {};

function readPublicOrigin(text: string | undefined): string | undefined {
  const { url, local, problems } = readAddress(text);
  return url && !local && problems.length === 0 ? url.origin : undefined;
}

function readAddress(text = ""): { url: URL | undefined; local: boolean; problems: string[] } {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const local = url !== undefined && localHosts.includes(url.hostname);
  const problems: string[] = [];
  if (!text) problems.push("APP_URL is missing");
  else if (!url) problems.push("APP_URL is not an address");
  else if (url.protocol !== "https:" && !local) problems.push("APP_URL is not https");
  else if (url.pathname !== "/" || url.search || url.hash)
    problems.push("APP_URL has more than an origin");
  return { url, local, problems };
}

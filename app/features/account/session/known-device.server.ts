import { Buffer } from "node:buffer";
import { timingSafeEqual } from "node:crypto";
import { keyed } from "#app/features/account/password/attempts.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { cookieOf } from "#app/values/cookie.ts";

/** How long a browser stays known after a sign-in, in seconds. */
const life = 365 * 24 * 60 * 60;
/** The most accounts that a shared browser is known to. */
const accountsKept = 4;

// The cookie holds one token per account that signed in here: 32 random hexadecimal digits and 32
// of a keyed hash of them and the address. It grants no access; it only gives this browser its own
// count of wrong passwords, so that strangers cannot lock it out.
const tokenShape = /^[0-9a-f]{64}$/;
const name = "llave.device";
const sealOf = ({ config }: Pick<Platform, "config">, id: string, email: string) =>
  keyed(config.authSecret, `device:${id}:${email}`);

/** The id of this browser, if it signed in to the account of this address before. */
export async function findKnownDevice(
  platform: Pick<Platform, "config">,
  headers: Headers,
  email: string,
): Promise<string | undefined> {
  for (const token of tokensIn(headers)) {
    const id = token.slice(0, 32);
    const seal = await sealOf(platform, id, email);
    if (timingSafeEqual(Buffer.from(seal), Buffer.from(token.slice(32)))) return id;
  }
  return undefined;
}

/** The header that makes this browser known to the account. */
export async function rememberDevice(
  platform: Pick<Platform, "config">,
  headers: Headers,
  email: string,
): Promise<string> {
  const known = await findKnownDevice(platform, headers, email);
  const id = known ?? Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString("hex");
  const others = tokensIn(headers).filter((token) => !token.startsWith(id));
  const tokens = [`${id}${await sealOf(platform, id, email)}`, ...others].slice(0, accountsKept);
  return `${name}=${tokens.join(".")}; Max-Age=${life}; Path=/; HttpOnly; SameSite=Lax`;
}

function tokensIn(headers: Headers): string[] {
  const tokens = cookieOf(headers, name)?.split(".") ?? [];
  return tokens.slice(0, accountsKept).filter((token) => tokenShape.test(token));
}

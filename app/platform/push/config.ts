/** The private key that identifies this site to push services (VAPID, RFC 8292), a JWK as JSON. */
export type PushVars = Partial<Record<"PUSH_KEY", string>>;

/** Both halves of the key in base64url: the point, uncompressed, and the number. */
type PushKey = { publicKey: string; privateKey: string };
export type PushConfig = {
  /** Undefined: notifications on devices are not offered. */
  pushKey: PushKey | undefined;
};

const part = /^[\w-]{43}$/;

/** Reads it; a problem names the variable, never its value. */
export function readPush({ PUSH_KEY: text = "" }: PushVars): {
  config: PushConfig;
  problems: string[];
} {
  if (text.trim() === "") return { config: { pushKey: undefined }, problems: [] };
  const pushKey = keyOf(text);
  return {
    config: { pushKey },
    problems: pushKey ? [] : ["PUSH_KEY is not a private key of P-256 as a JWK (docs/deploy.md)"],
  };
}

function keyOf(text: string): PushKey | undefined {
  try {
    const { kty, crv, x, y, d } = JSON.parse(text) as Record<string, unknown>;
    const isKey = kty === "EC" && crv === "P-256";
    if (!isKey || ![x, y, d].every((one) => typeof one === "string" && part.test(one)))
      return undefined;
    const point = atob(`${base64(String(x))}=`) + atob(`${base64(String(y))}=`);
    return { publicKey: urlSafe(btoa(`\u0004${point}`)), privateKey: String(d) };
  } catch {
    return undefined;
  }
}

const base64 = (text: string) => text.replaceAll("-", "+").replaceAll("_", "/");
const urlSafe = (text: string) =>
  text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");

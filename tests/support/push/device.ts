import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  randomUUID,
  verify,
} from "node:crypto";
import { demoHost } from "#app/platform/web/config.ts";
import type { App } from "../app.ts";

type Keys = { privateKey: Buffer; auth: Buffer };

/** Decrypts a message as a browser does, by RFC 8291, with Node's crypto alone. */
export function opened({ privateKey, auth }: Keys, body: Uint8Array): string {
  const browser = createECDH("prime256v1");
  browser.setPrivateKey(privateKey);
  const bytes = Buffer.from(body);
  const [salt, length] = [bytes.subarray(0, 16), bytes[20]!];
  const sender = bytes.subarray(21, 21 + length);
  const sealed = bytes.subarray(21 + length);
  const derive = (key: Uint8Array, salted: Uint8Array, info: string | Buffer, size: number) =>
    Buffer.from(hkdfSync("sha256", key, salted, info, size));
  const keys = Buffer.concat([Buffer.from("WebPush: info\0"), browser.getPublicKey(), sender]);
  const secret = derive(browser.computeSecret(sender), auth, keys, 32);
  const cipher = createDecipheriv(
    "aes-128-gcm",
    derive(secret, salt, "Content-Encoding: aes128gcm\0", 16),
    derive(secret, salt, "Content-Encoding: nonce\0", 12),
  );
  cipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
  const end = padded.lastIndexOf(2);
  return padded.subarray(0, end).toString();
}

/** Decodes a VAPID header as a push service does (RFC 8292). @throws when its signature is wrong */
export function tokenOf(authorization: string, publicKey: string): Record<string, unknown> {
  const [, token = "", key = ""] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  if (key !== publicKey) throw new Error(`Signed by ${key}`);
  const point = Buffer.from(key, "base64url");
  const jwk = {
    kty: "EC",
    crv: "P-256",
    x: point.subarray(1, 33).toString("base64url"),
    y: point.subarray(33).toString("base64url"),
  };
  const [head = "", claims = "", signature = ""] = token.split(".");
  const isSigned = verify(
    "sha256",
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: "jwk" }), dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  if (!isSigned) throw new Error("The signature is wrong");
  return JSON.parse(Buffer.from(claims, "base64url").toString());
}

type Arrived = { path: string; headers: Record<string, string>; body: string };

/** A browser at the stand-in of a push service; `gone`: it has left. */
export function newDevice({ gone = false } = {}) {
  const browser = createECDH("prime256v1");
  browser.generateKeys();
  const auth = randomBytes(16);
  const path = `/push/${gone ? "gone" : "here"}/${randomUUID()}`;
  const keys = { privateKey: browser.getPrivateKey(), auth };
  const raw = async (app: App) => {
    const all = (await (await app.demo("/demo/push")).json()) as Arrived[];
    return all.filter((one) => one.path === path);
  };
  return {
    form: {
      endpoint: `https://${demoHost}${path}`,
      p256dh: browser.getPublicKey("base64url"),
      auth: auth.toString("base64url"),
    },
    raw,
    /** Decrypts the notifications sent to this browser so far. */
    told: async (app: App): Promise<{ title: string; tag: string; url: string }[]> =>
      (await raw(app)).map(({ body }) => JSON.parse(opened(keys, Buffer.from(body, "base64")))),
  };
}
export type Device = ReturnType<typeof newDevice>;

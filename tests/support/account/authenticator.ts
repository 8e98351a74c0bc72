import { webcrypto } from "node:crypto";
import { decodeBase32IgnorePadding } from "@oslojs/encoding";
import { codeAt, stepAt } from "#app/features/account/two-factor/totp.server.ts";
import type { App } from "../app.ts";
import { password, post } from "../join.ts";

type Signed = { cookie: string };

/** An authenticator app: the code of now, or of a number of steps away. */
export type Phone = { code: (steps?: number) => string };

/** The key that the set-up page shows as text. */
const shownKey = (page: string) => /select-all[^>]*>([A-Z2-7 ]+)</.exec(page)?.[1];
const shownCodes = (page: string) =>
  [...page.matchAll(/([2-9A-HJ-NP-Z]{4}(?:-[2-9A-HJ-NP-Z]{4}){6})/g)].map(([code]) => code);

/** Starts to set up an app, as the form does; the codes count once one of them is typed. */
export async function startPhone(
  app: App,
  as: Signed,
  proof: Record<string, string> = {},
): Promise<Phone> {
  await post(app, "/account/two-step/app", { password, ...proof }, { as });
  const page = await (await app.visit("/account/two-step/app/confirm", { as })).text();
  const key = shownKey(page);
  if (!key) throw new Error("No key is shown");
  return { code: (steps = 0) => typedCode(key, steps) };
}

/** Returns the code of an authenticator app with this key, now or a number of steps away. */
export const typedCode = (key: string, steps = 0): string =>
  codeAt(decodeBase32IgnorePadding(key.replaceAll(" ", "")), stepAt(Date.now()) + steps);

/**
 * Sets an app up: its phone, and the recovery codes that came with it. The code of now is used up,
 * that of the next step (`code(1)`) is not.
 */
export async function setUpPhone(app: App, as: Signed): Promise<{ phone: Phone; codes: string[] }> {
  const phone = await startPhone(app, as);
  const answer = await post(app, "/account/two-step/app/confirm", { code: phone.code() }, { as });
  return { phone, codes: [...new Set(shownCodes(await answer.text()))] };
}

/** The cookie of a sign-in that waits for its second step. */
export const pendingOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith("llave.second_step="))
    ?.split(";")[0] ?? "";

type Options = { challenge: string; user?: { id: string } };
type Flaws = { origin?: string; rpId?: string; verified?: boolean; type?: string };

/**
 * A security key in software: makes passkeys and signs with them, as WebAuthn says, or with a flaw.
 */
export async function newSecurityKey(origin = "http://localhost") {
  const pair = (await webcrypto.subtle.generateKey({ name: "ECDSA", namedCurve: "P-256" }, true, [
    "sign",
    "verify",
  ])) as CryptoKeyPair;
  const jwk = await webcrypto.subtle.exportKey("jwk", pair.publicKey);
  const id = webcrypto.getRandomValues(new Uint8Array(32));
  let counter = 0;
  const client = (type: string, challenge: string, flaws: Flaws) =>
    Buffer.from(
      JSON.stringify({
        type: flaws.type ?? type,
        challenge,
        origin: flaws.origin ?? origin,
        crossOrigin: false,
      }),
    );
  const head = async ({ rpId = "localhost", verified = true }: Flaws, attested: boolean) => {
    const hash = Buffer.from(await webcrypto.subtle.digest("SHA-256", Buffer.from(rpId)));
    const count = Buffer.alloc(4);
    count.writeUInt32BE(++counter);
    return Buffer.concat([
      hash,
      Buffer.from([1 | (verified ? 4 : 0) | (attested ? 64 : 0)]),
      count,
    ]);
  };
  return {
    id: b64(id),
    async make({ challenge }: Options, flaws: Flaws = {}): Promise<string> {
      const cose = Buffer.concat([
        Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, 32]),
        Buffer.from(jwk.x!, "base64url"),
        Buffer.from([0x22, 0x58, 32]),
        Buffer.from(jwk.y!, "base64url"),
      ]);
      const authData = Buffer.concat([
        await head(flaws, true),
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        cose,
      ]);
      const length = Buffer.from([authData.length >> 8, authData.length & 255]);
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        text("fmt"),
        text("none"),
        text("attStmt"),
        Buffer.from([0xa0]),
        text("authData"),
        Buffer.from([0x59]),
        length,
        authData,
      ]);
      const response = {
        clientDataJSON: b64(client("webauthn.create", challenge, flaws)),
        attestationObject: b64(attestation),
      };
      return JSON.stringify({ id: b64(id), rawId: b64(id), type: "public-key", response });
    },
    async sign({ challenge }: Options, flaws: Flaws = {}): Promise<string> {
      const clientData = client("webauthn.get", challenge, flaws);
      const authData = await head(flaws, false);
      const hash = Buffer.from(await webcrypto.subtle.digest("SHA-256", clientData));
      const how = { name: "ECDSA", hash: "SHA-256" };
      const plain = Buffer.from(
        await webcrypto.subtle.sign(how, pair.privateKey, Buffer.concat([authData, hash])),
      );
      const signature = der([plain.subarray(0, 32), plain.subarray(32)]);
      const response = {
        clientDataJSON: b64(clientData),
        authenticatorData: b64(authData),
        signature: b64(signature),
      };
      return JSON.stringify({ id: b64(id), rawId: b64(id), type: "public-key", response });
    },
  };
}
export type SecurityKey = Awaited<ReturnType<typeof newSecurityKey>>;

/** The options that the server sends to a device for signing in. */
export const signInOptions = async (app: App): Promise<Options> =>
  (await app.visit("/login/passkey")).json() as Promise<Options>;

/** Requests the options for creating a passkey. */
export async function addOptions(
  app: App,
  as: Signed,
  proof: Record<string, string> = {},
): Promise<Options> {
  const page = await (
    await post(app, "/account/two-step/passkeys/new", { name: "Key", password, ...proof }, { as })
  ).text();
  const challenge = /\\"challenge\\",\\"([\w-]+)\\"/.exec(page)?.[1];
  if (!challenge) throw new Error("No challenge was given out");
  return { challenge };
}

/** Adds a passkey as the page does, and answers it. */
export async function addSecurityKey(
  app: App,
  as: Signed,
  proof: Record<string, string> = {},
): Promise<SecurityKey> {
  const key = await newSecurityKey();
  const credential = await key.make(await addOptions(app, as, proof));
  const answer = await post(
    app,
    "/account/two-step/passkeys/add.data",
    { credential, name: "Shop key" },
    { as },
  );
  if (answer.status >= 300) throw new Error(`The passkey was not added: ${answer.status}`);
  return key;
}

const b64 = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url");
const text = (word: string) =>
  Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)]);

/** Two numbers as DER writes them: the shortest form, with a zero before a high bit. */
function der(numbers: Buffer[]): Buffer {
  const parts = numbers.map((number) => {
    let at = 0;
    while (at < number.length - 1 && number[at] === 0) at++;
    const short = number.subarray(at);
    const digits = short[0]! & 0x80 ? Buffer.concat([Buffer.from([0]), short]) : short;
    return Buffer.concat([Buffer.from([2, digits.length]), digits]);
  });
  const body = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([0x30, body.length]), body]);
}

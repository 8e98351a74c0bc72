import { createHash, generateKeyPairSync, sign } from "node:crypto";
import { expect, test } from "vitest";
import { readAssertion } from "#app/features/account/two-factor/passkey/webauthn.server.ts";

const appUrl = "https://llave.example";
const b64 = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url");

/** Returns an authenticator's response with an RSA key of this size, and its public key. */
function answerOf(modulusLength: number) {
  const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength });
  const client = Buffer.from(
    JSON.stringify({ type: "webauthn.get", challenge: b64(Buffer.from("x")), origin: appUrl }),
  );
  const hash = (bytes: string | Buffer) => createHash("sha256").update(bytes).digest();
  const data = Buffer.concat([hash("llave.example"), Buffer.from([5, 0, 0, 0, 1])]);
  const response = {
    clientDataJSON: b64(client),
    authenticatorData: b64(data),
    signature: b64(sign("sha256", Buffer.concat([data, hash(client)]), privateKey)),
  };
  return {
    answered: { id: "id", response },
    stored: { publicKey: JSON.stringify(publicKey.export({ format: "jwk" })), counter: 0 },
  };
}

test.each([
  [1024, false],
  [2048, true],
])("an RSA key of %i bits counts: %s", async (bits, counts) => {
  const { answered, stored } = answerOf(bits);
  const read = await readAssertion(answered, stored, { appUrl, isChallenge: async () => true });
  expect(read !== undefined).toBe(counts);
});

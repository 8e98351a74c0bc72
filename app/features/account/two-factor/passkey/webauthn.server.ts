import {
  decodeBase64urlIgnorePadding as decode,
  encodeBase64urlNoPadding as encode,
} from "@oslojs/encoding";
import {
  type AuthenticatorData,
  ClientDataType,
  coseAlgorithmES256,
  coseAlgorithmRS256,
  coseEllipticCurveP256,
  createAssertionSignatureMessage,
  parseAttestationObject,
  parseAuthenticatorData,
  parseClientDataJSON,
} from "@oslojs/webauthn";
import type { Answered, Registered } from "./passkey-json.ts";

// What a browser answers with a passkey (WebAuthn level 3, sections 7.1 and 7.2), read by
// @oslojs/webauthn and checked by WebCrypto. Attestation is not asked for: any authenticator will
// do, so nothing would be decided by it.

/** The algorithms we ask for, the first preferred. */
export const algorithms = [coseAlgorithmES256, coseAlgorithmRS256];

/** The address of the site, and whether a challenge is one of ours for this purpose. */
type Expected = { appUrl: string; isChallenge: (challenge: Uint8Array) => Promise<boolean> };

export type NewPasskey = {
  credentialId: string;
  publicKey: string;
  counter: number;
  challenge: Uint8Array;
};

/** A passkey that was just made; undefined when anything about it is not as it must be. */
export async function readRegistration(
  { id, response }: Registered,
  expected: Expected,
): Promise<NewPasskey | undefined> {
  try {
    const challenge = await checkedChallenge(
      decode(response.clientDataJSON),
      ClientDataType.Create,
      expected,
    );
    const { authenticatorData } = parseAttestationObject(decode(response.attestationObject));
    const { credential } = authenticatorData;
    if (!challenge || !credential || !isVerified(authenticatorData, expected)) return undefined;
    const credentialId = encode(credential.id);
    const publicKey = jwkOf(credential.publicKey);
    if (credentialId !== id || credential.id.length > 1023 || !publicKey) return undefined;
    await imported(publicKey); // a point off the curve or a short RSA key is refused here
    return {
      credentialId,
      publicKey: JSON.stringify(publicKey),
      counter: authenticatorData.signatureCounter,
      challenge,
    };
  } catch {
    return undefined;
  }
}

export type StoredKey = { publicKey: string; counter: number };

/**
 * The challenge that this passkey has signed, and its new count; undefined when anything about it
 * is not as it must be.
 */
export async function readAssertion(
  { response }: Answered,
  stored: StoredKey,
  expected: Expected,
): Promise<{ challenge: Uint8Array; counter: number } | undefined> {
  try {
    const [clientData, authenticator] = [
      decode(response.clientDataJSON),
      decode(response.authenticatorData),
    ];
    const challenge = await checkedChallenge(clientData, ClientDataType.Get, expected);
    const data = parseAuthenticatorData(authenticator);
    if (!challenge || !isVerified(data, expected)) return undefined;
    const key = JSON.parse(stored.publicKey) as JsonWebKey;
    const signature = decode(response.signature);
    const genuine = await crypto.subtle.verify(
      methodOf(key),
      await imported(key),
      key.kty === "EC" ? plainSignature(signature) : new Uint8Array(signature),
      new Uint8Array(createAssertionSignatureMessage(authenticator, clientData)),
    );
    const counter = data.signatureCounter;
    // A count that does not grow means that there are two of this authenticator. Many do not count:
    // then it is always 0.
    if (!genuine || ((counter > 0 || stored.counter > 0) && counter <= stored.counter))
      return undefined;
    return { challenge, counter };
  } catch {
    return undefined;
  }
}

async function checkedChallenge(
  json: Uint8Array,
  type: ClientDataType,
  { appUrl, isChallenge }: Expected,
) {
  const client = parseClientDataJSON(json);
  if (client.type !== type || client.origin !== appUrl || client.crossOrigin) return undefined;
  return (await isChallenge(client.challenge)) ? client.challenge : undefined;
}

/**
 * Made for this site, with the person there and known to the device: by fingerprint, face or PIN.
 */
const isVerified = (data: AuthenticatorData, { appUrl }: Expected): boolean =>
  data.verifyRelyingPartyIdHash(new URL(appUrl).hostname) && data.userPresent && data.userVerified;

type CoseKey = NonNullable<AuthenticatorData["credential"]>["publicKey"];

function jwkOf(key: CoseKey): JsonWebKey | undefined {
  if (key.algorithm() === coseAlgorithmES256) {
    const { curve, x, y } = key.ec2();
    return curve === coseEllipticCurveP256
      ? { kty: "EC", crv: "P-256", x: encode(bytesOf(x, 32)), y: encode(bytesOf(y, 32)) }
      : undefined;
  }
  if (key.algorithm() !== coseAlgorithmRS256) return undefined;
  const { n, e } = key.rsa();
  return { kty: "RSA", n: encode(bytesOf(n, 0)), e: encode(bytesOf(e, 0)) };
}

/** A whole number as bytes, the highest first, at least `length` of them. */
function bytesOf(number: bigint, length: number): Uint8Array {
  const hex = number.toString(16);
  const even = hex.padStart(Math.max(length * 2, hex.length + (hex.length % 2)), "0");
  return Uint8Array.from(even.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

const methodOf = ({ kty }: JsonWebKey) =>
  kty === "EC"
    ? { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" }
    : { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" };

/** RSA keys are accepted from this many bits on. */
const smallestModulus = 2048;

async function imported(key: JsonWebKey): Promise<CryptoKey> {
  const made = await crypto.subtle.importKey("jwk", key, methodOf(key), false, ["verify"]);
  const { modulusLength } = made.algorithm as Partial<RsaHashedKeyAlgorithm>;
  if (modulusLength !== undefined && modulusLength < smallestModulus)
    throw new Error("The RSA key is too short");
  return made;
}

/**
 * An ECDSA signature as WebCrypto wants it, r and s of 32 bytes each, of the DER that
 * authenticators write (RFC 3279).
 */
function plainSignature(der: Uint8Array): Uint8Array<ArrayBuffer> {
  const plain = new Uint8Array(64);
  let at = 2;
  for (const end of [32, 64]) {
    if (der[at] !== 0x02) throw new Error("not a DER integer");
    const length = der[at + 1] ?? 0;
    const number = der.slice(at + 2, at + 2 + length);
    const digits = number[0] === 0 ? number.slice(1) : number;
    if (length === 0 || number.length !== length || digits.length > 32)
      throw new Error("not a number of 32 bytes");
    plain.set(digits, end - digits.length);
    at += 2 + length;
  }
  if (der[0] !== 0x30 || der[1] !== at - 2 || at !== der.length)
    throw new Error("not a DER sequence of two");
  return plain;
}

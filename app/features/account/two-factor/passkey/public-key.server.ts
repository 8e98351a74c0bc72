import { encodeBase64urlNoPadding as encode } from "@oslojs/encoding";
import {
  type AuthenticatorData,
  coseAlgorithmES256,
  coseAlgorithmRS256,
  coseEllipticCurveP256,
} from "@oslojs/webauthn";

/** The accepted algorithms, the preferred one first. */
export const algorithms = [coseAlgorithmES256, coseAlgorithmRS256];

type CoseKey = NonNullable<AuthenticatorData["credential"]>["publicKey"];

/** An authenticator's public key as a JSON Web Key; undefined of another algorithm. */
export function jwkOf(key: CoseKey): JsonWebKey | undefined {
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

/** A big-endian integer of at least `length` bytes. */
function bytesOf(number: bigint, length: number): Uint8Array {
  const hex = number.toString(16);
  const even = hex.padStart(Math.max(length * 2, hex.length + (hex.length % 2)), "0");
  return Uint8Array.from(even.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** How WebCrypto verifies signatures of this key. */
export const methodOf = ({ kty }: JsonWebKey) =>
  kty === "EC"
    ? { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" }
    : { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" };

/** The shortest RSA key, in bits. */
const smallestModulus = 2048;

/** @throws on an invalid or a short key */
export async function importKey(key: JsonWebKey): Promise<CryptoKey> {
  const imported = await crypto.subtle.importKey("jwk", key, methodOf(key), false, ["verify"]);
  const { modulusLength } = imported.algorithm as Partial<RsaHashedKeyAlgorithm>;
  if (modulusLength !== undefined && modulusLength < smallestModulus)
    throw new Error("The RSA key is too short");
  return imported;
}

/** An ECDSA signature for WebCrypto, r and s of 32 bytes each, from DER (RFC 3279). */
export function plainSignature(der: Uint8Array): Uint8Array<ArrayBuffer> {
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

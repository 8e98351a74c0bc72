import {
  decodeBase64urlIgnorePadding as decode,
  encodeBase64urlNoPadding as encode,
} from "@oslojs/encoding";
import {
  type AuthenticatorData,
  ClientDataType,
  createAssertionSignatureMessage,
  parseAttestationObject,
  parseAuthenticatorData,
  parseClientDataJSON,
} from "@oslojs/webauthn";
import type { Answered, Registered } from "./passkey-json.ts";
import { importKey, jwkOf, methodOf, plainSignature } from "./public-key.server.ts";

// WebAuthn level 3, sections 7.1 and 7.2: parsed by @oslojs/webauthn, verified by WebCrypto. No
// attestation is requested, because any authenticator is accepted.

/** The site's address, and whether a challenge was issued for this purpose. */
type Expected = { appUrl: string; isChallenge: (challenge: Uint8Array) => Promise<boolean> };

export type NewPasskey = {
  credentialId: string;
  publicKey: string;
  counter: number;
  challenge: Uint8Array;
};

/** A new passkey; undefined when it is invalid. */
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
    await importKey(publicKey); // rejects a point off the curve and a short RSA key
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

/** The challenge that the passkey signed, and its counter; undefined when it is invalid. */
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
      await importKey(key),
      key.kty === "EC" ? plainSignature(signature) : new Uint8Array(signature),
      new Uint8Array(createAssertionSignatureMessage(authenticator, clientData)),
    );
    const counter = data.signatureCounter;
    // A counter that does not grow means a cloned authenticator. Many do not count: always 0.
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

/** Requires this site, with the user present and verified by fingerprint, face or PIN. */
const isVerified = (data: AuthenticatorData, { appUrl }: Expected): boolean =>
  data.verifyRelyingPartyIdHash(new URL(appUrl).hostname) && data.userPresent && data.userVerified;

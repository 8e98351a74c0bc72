/**
 * Whether a call was signed with an account's token: HMAC-SHA-1 over its whole address and the
 * sorted fields of its form (twilio.com/docs/usage/security). `verify` compares in constant time.
 */
export async function isSignedCall(
  authToken: string,
  { address, form, signature }: { address: string; form: URLSearchParams; signature: string },
): Promise<boolean> {
  const signed = decoded(signature);
  if (!signed || authToken === "") return false;
  const bytes = (text: string) => new TextEncoder().encode(text);
  const algorithm = { name: "HMAC", hash: "SHA-1" };
  const key = await crypto.subtle.importKey("raw", bytes(authToken), algorithm, false, ["verify"]);
  return crypto.subtle.verify("HMAC", key, signed, bytes(signedText(address, form)));
}

/** The signed text: the address, then every field's name and value, by name. */
export function signedText(address: string, form: URLSearchParams): string {
  const names = [...new Set(form.keys())].sort();
  const fields = names.map((name) => {
    const values = [...new Set(form.getAll(name))].sort();
    return values.map((value) => name + value).join("");
  });
  return address + fields.join("");
}

/** The twenty bytes of a signature; undefined for anything else. */
function decoded(signature: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[A-Za-z0-9+/]{27}=$/.test(signature)) return undefined;
  return Uint8Array.from(atob(signature), (sign) => sign.charCodeAt(0));
}

/** Twilio's signature of a call: an HMAC over its address and the sorted fields of its form. */
export async function signatureOf(
  address: string,
  form: Record<string, string>,
  token: string,
): Promise<string> {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const algorithm = { name: "HMAC", hash: "SHA-1" };
  const key = await crypto.subtle.importKey("raw", bytes(token), algorithm, false, ["sign"]);
  const fields = Object.keys(form).sort();
  const signed = address + fields.map((name) => name + form[name]).join("");
  const signature = new Uint8Array(await crypto.subtle.sign("HMAC", key, bytes(signed)));
  return btoa(String.fromCharCode(...signature));
}

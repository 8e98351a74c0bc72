/** A sender in the email service's format: the address, and the name that mail programs show. */
export type MailAddress = { email: string; name: string };

const plain =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,63}$/i;

/**
 * Reads `Llave <no-reply@llave.example>`, `"Llave, Inc." <…>` or a bare address; undefined for
 * anything else. The service requires name and address separately: its REST API refuses them in one
 * string, and the binding's behavior is not documented.
 */
export function readMailAddress(text: string): MailAddress | undefined {
  const [, quoted, bare, inside] =
    /^\s*(?:(?:"([^"\\]*)"|([^"<>@,;:\\]*?))\s*<([^<>\s]+)>|)\s*$/.exec(text) ?? [];
  const email = inside ?? text.trim();
  const name = (quoted ?? bare ?? "").trim();
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
  return plain.test(email) && !/[\u0000-\u001f\u007f]/.test(name) ? { email, name } : undefined;
}

/** Whether a text is one bare address. */
export const isMailAddress = (text: string): boolean => plain.test(text);

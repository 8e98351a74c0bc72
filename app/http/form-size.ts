/**
 * The limits of a form: the bytes of its body, and its fields. Both are checked before it is
 * parsed.
 */
export type FormSize = { bytes: number; fields: number };

/**
 * A form of some short lines: an account's, a question's, a choice's. Larger forms pass their own
 * size.
 */
export const smallForm: FormSize = { bytes: 8 * 1024, fields: 40 };

/** The most that any form without files may be. */
export const largestForm: FormSize = { bytes: 512 * 1024, fields: 800 };

/**
 * The size of a form with so many characters of text in all: each takes up to nine bytes encoded,
 * and one may type twice as much before the page can no longer name the text that is too long.
 */
export const formOf = (characters: number, fields = smallForm.fields): FormSize => ({
  bytes: Math.min(smallForm.bytes + 18 * characters, largestForm.bytes),
  fields,
});

/**
 * The longest Content-Type header; a boundary of multipart has at most 70 characters (RFC 2046).
 */
const longestType = 200;

/** Whether this Content-Type is a form's. */
export const isForm = (type: string): boolean =>
  type.length <= longestType &&
  /^(multipart\/form-data|application\/x-www-form-urlencoded)/i.test(type);

/** Whether a body has more fields than that, without reading any of them. */
export function hasMoreFields(body: Uint8Array, type: string, most: number): boolean {
  const separators = /^multipart/i.test(type) ? dashedLines(body, most) : ampersands(body, most);
  return separators > most;
}

const ampersand = 0x26;

function ampersands(body: Uint8Array, most: number): number {
  let found = body.length > 0 ? 1 : 0;
  for (
    let at = body.indexOf(ampersand);
    at >= 0 && found <= most;
    at = body.indexOf(ampersand, at + 1)
  )
    found++;
  return found;
}

const [lineFeed, dash] = [0x0a, 0x2d];

/** Lines that begin with two dashes: each part of a multipart body follows one. */
function dashedLines(body: Uint8Array, most: number): number {
  // The first is at the very beginning, and the last has no part after it.
  let found = 0;
  for (
    let at = body.indexOf(lineFeed);
    at >= 0 && found <= most;
    at = body.indexOf(lineFeed, at + 1)
  )
    if (body[at + 1] === dash && body[at + 2] === dash) found++;
  return found;
}

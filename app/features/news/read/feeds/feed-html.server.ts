import { decodeText } from "#app/features/news/read/charset.ts";
import {
  childrenOf,
  type Document,
  type Element,
  parse,
} from "#app/features/news/read/document.server.ts";
import { textOf } from "#app/features/news/read/text-of.server.ts";

/**
 * The content of a field as HTML: inline markup (XHTML), escaped markup, or (Atom 0.3) base64.
 * Plain text of Atom stays as it is.
 */
export function asHtml(field: Element): Document | Element {
  if (field.attribs.type === "xhtml" || childrenOf(field).length > 0) return field;
  const coded = /^base64$/i.test(field.attribs.mode ?? field.attribs.encoding ?? "");
  const written = textOf(field, { max: 200_000 });
  const text = coded ? (fromBase64(written) ?? written) : written;
  return !coded && (field.attribs.type === "text" || !/[<&]/.test(text)) ? field : parse(text);
}

function fromBase64(text: string): string | undefined {
  try {
    return decodeText(
      Uint8Array.from(atob(text.replace(/\s+/g, "")), (letter) => letter.charCodeAt(0)),
      "",
    );
  } catch {
    return undefined;
  }
}

/** A part of a line of text. Line breaks are in `text`, as `\n`. */
export type Inline =
  | { kind: "text"; text: string }
  | { kind: "code"; text: string }
  | { kind: "strong" | "em"; inlines: Inline[] }
  | Link;

/** `shown` is the host (or the mail address) of a link, when its own text does not name it. */
export type Link = { kind: "link"; href: string; shown?: string; inlines: Inline[] };

/** Replaces links by their text: a link cannot contain another. */
export const withoutLinks = (inlines: Inline[]): Inline[] =>
  inlines.flatMap((inline) => {
    if (inline.kind === "link") return inline.inlines;
    return "inlines" in inline ? [{ ...inline, inlines: withoutLinks(inline.inlines) }] : [inline];
  });

/** The text without markup. */
const plainText = (inlines: readonly Inline[]): string =>
  inlines.map((inline) => ("inlines" in inline ? plainText(inline.inlines) : inline.text)).join("");

/** A link, with its host if its text does not name it. */
export function linkTo(href: string, inlines: Inline[]): Link {
  const url = new URL(href);
  const shown = url.protocol === "mailto:" ? url.pathname : url.host.replace(/^www\./, "");
  const text = plainText(inlines).toLowerCase();
  if (text.trim() === "") return { kind: "link", href, inlines: [{ kind: "text", text: shown }] };
  const plain = text === href.toLowerCase() || namesOnly(text, shown.toLowerCase());
  return plain ? { kind: "link", href, inlines } : { kind: "link", href, shown, inlines };
}

/** A sequence like a host or an email address, in any script. */
const hostLike = /[\p{L}\p{N}._%+@-]*[\p{L}\p{N}]\.[\p{L}\p{N}-]*\p{L}[\p{L}\p{N}-]*/gu;

/**
 * Whether a text names this host (or address), and no other: a part of a longer name, or of
 * another's path, is not it.
 */
function namesOnly(text: string, host: string): boolean {
  const named = text.match(hostLike) ?? [];
  return named.length > 0 && named.every((one) => one.replace(/^www\./, "") === host);
}

/** A piece of page in which everything that was filled in has been escaped. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Filling = string | number | Html | Html[] | false | null | undefined;

const signs: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
/** A text with the characters escaped that HTML reserves. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => signs[sign]!);

/** html`<p>${whatSomeoneTyped}</p>` */
export const html = (parts: TemplateStringsArray, ...fillings: Filling[]): Html =>
  new Html(parts.map((part, at) => part + filled(fillings[at])).join(""));

function filled(filling: Filling): string {
  if (filling instanceof Html) return filling.text;
  if (Array.isArray(filling)) return filling.map(({ text }) => text).join("");
  return filling === false || filling === null || filling === undefined
    ? ""
    : escaped(String(filling));
}

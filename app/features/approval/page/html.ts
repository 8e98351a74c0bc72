/** A piece of a page, safe as it is. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Value = string | number | Html | readonly Value[] | false | null | undefined;

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const written = (value: Value): string => {
  if (value instanceof Html) return value.text;
  if (Array.isArray(value)) return value.map(written).join("");
  if (value === false || value === null || value === undefined) return "";
  return String(value).replace(/[&<>"']/g, (sign) => entities[sign]!);
};

/** A page for customers, which loads nothing of the app. Every value in it is escaped. */
export const html = (parts: TemplateStringsArray, ...values: readonly Value[]): Html =>
  new Html(parts.map((part, at) => part + written(values[at])).join(""));

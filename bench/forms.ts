import { selectAll, selectOne } from "css-select";
import { DomUtils, parseDocument } from "htmlparser2";

type FormInput = Record<string, string | string[]>;
type Form = { action: string; fields: URLSearchParams };
type Node = Parameters<typeof DomUtils.textContent>[0];
type Element = Extract<Node, { attribs: unknown }>;

/** The form at `address` of a page, as a browser without scripts sends it with this typed into it. */
export function formOf(html: string, address: string, typed: FormInput): Form {
  const forms = selectAll<Node, Element>("form[method=post]", parseDocument(html));
  const actionOf = ({ attribs }: Element) => attribs["action"] ?? "";
  const form =
    forms.find((one) => actionOf(one).split("?")[0] === address) ??
    forms.find((one) => actionOf(one) === "");
  const fields = new URLSearchParams(form && valuesOf(form));
  for (const [name, value] of Object.entries(typed)) {
    fields.delete(name);
    for (const one of [value].flat()) fields.append(name, one);
  }
  return { action: (form && actionOf(form)) || address, fields };
}

const sent =
  "input[name]:not([type=file]):not([type=checkbox]:not([checked])):not([type=radio]:not([checked])), textarea[name], select[name]";

/** The values of a form as its page has it: fields, texts and what is chosen. */
const valuesOf = (form: Element): [name: string, value: string][] =>
  selectAll<Node, Element>(sent, form).map((field) => {
    const of = { input: field, textarea: undefined, select: chosenIn(field) }[field.name];
    return [field.attribs["name"]!, of ? (of.attribs["value"] ?? "") : DomUtils.textContent(field)];
  });

const chosenIn = (field: Element): Element | null =>
  selectOne<Node, Element>("option[selected]", field) ?? selectOne<Node, Element>("option", field);

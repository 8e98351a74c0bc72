type FormInput = Record<string, string | string[]>;
type Form = { action: string; fields: URLSearchParams };

/** The form at `address` of a page, as a browser without scripts sends it with this typed into it. */
export function formOf(html: string, address: string, typed: FormInput): Form {
  const forms = [...html.matchAll(/<form[^>]*method="post"[^>]*>.*?<\/form>/gs)].map(
    ([one]) => one,
  );
  const form =
    forms.find((one) => actionOf(one).split("?")[0] === address) ??
    forms.find((one) => actionOf(one) === "");
  const fields = new URLSearchParams(form ? valuesOf(form) : []);
  for (const [name, value] of Object.entries(typed)) {
    fields.delete(name);
    for (const one of [value].flat()) fields.append(name, one);
  }
  return { action: (form && actionOf(form)) || address, fields };
}

/** The values of a form as its page has it: fields, texts and what is chosen. */
function valuesOf(form: string): [name: string, value: string][] {
  const values: [string, string][] = [];
  for (const [tag] of form.matchAll(/<input[^>]*>/g)) {
    const name = attribute(tag, "name");
    const isOff = /type="(checkbox|radio)"/.test(tag) && !/ checked/.test(tag);
    if (name && !isOff && !/type="file"/.test(tag))
      values.push([name, attribute(tag, "value") ?? ""]);
  }
  for (const [, tag, text] of form.matchAll(/(<textarea[^>]*>)([^<]*)/g))
    values.push([attribute(tag!, "name") ?? "", plain(text!)]);
  for (const [, tag, options] of form.matchAll(/(<select[^>]*>)(.*?)<\/select>/gs)) {
    const all = options!.match(/<option[^>]*>/g) ?? [];
    const chosen = all.find((option) => / selected/.test(option)) ?? all[0] ?? "";
    values.push([attribute(tag!, "name") ?? "", attribute(chosen, "value") ?? ""]);
  }
  return values;
}

const actionOf = (form: string) => attribute(/<form[^>]*>/.exec(form)![0], "action") ?? "";
const attribute = (tag: string, name: string) => {
  const found = new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
  return found === undefined ? undefined : plain(found);
};
const plain = (text: string) =>
  text
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

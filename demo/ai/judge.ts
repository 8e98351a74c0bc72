/**
 * Stands in for the model that reads translations: it compares figures and whether both texts deny
 * something, nothing else, in the three words that a chat model is asked for. The page of
 * translations says so.
 */
export function judge(input: Record<string, unknown>): { response: string } {
  const messages = (Array.isArray(input.messages) ? input.messages : []) as {
    role?: unknown;
    content?: unknown;
  }[];
  const { source = "", translation = "" } = JSON.parse(
    String(messages.find(({ role }) => role === "user")?.content ?? "{}"),
  ) as Record<string, string>;
  const same = (read: (text: string) => unknown) =>
    read(source) === read(translation) ? "yes" : "no";
  return { response: [same(figures), same(denies), "yes"].join(" ") };
}

const figures = (text: string) => (text.match(/\d+/g) ?? []).sort().join();
const denies = (text: string) => denial.test(text);
const denial =
  /(?<!\p{L})(?:no|not|never|without|none|nothing|nor|don['’]t|\p{L}+n['’]t|sin|ni|nunca|ning[uú]n\p{L}*|nada|nadie|tampoco)(?!\p{L})/iu;

/**
 * The second opinion of someone who compares figures alone, in the three words that a chat model
 * is asked for.
 */
export function judge(input: Record<string, unknown>): { response: string } {
  const messages = (Array.isArray(input.messages) ? input.messages : []) as {
    role?: unknown;
    content?: unknown;
  }[];
  const { source = "", translation = "" } = JSON.parse(
    String(messages.find(({ role }) => role === "user")?.content ?? "{}"),
  ) as Record<string, string>;
  const figures = (text: string) => (text.match(/\d+/g) ?? []).sort().join();
  return { response: figures(source) === figures(translation) ? "yes yes yes" : "no yes yes" };
}

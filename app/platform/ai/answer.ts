type Part = { text?: unknown };
type Choice = {
  delta?: { content?: unknown };
  message?: { content?: unknown };
  text?: unknown;
  finish_reason?: unknown;
};
type Shapes = {
  response?: unknown;
  translated_text?: unknown;
  choices?: unknown;
  result?: unknown;
  output_text?: unknown;
};

/**
 * What a model said in an answer, or in one event of it. `cut`: it was broken off because it became
 * too long.
 */
type Answer = { text: string; cut: boolean };

/**
 * Reads the text of an answer in every shape that Workers AI's models give it: its own
 * (`response`), OpenAI's (`choices` with a delta, a message or a text; its content may come in
 * parts), m2m100's (`translated_text`), one inside a `result`, or a plain string. A shape that is
 * there but empty, such as `response: ""` beside a delta, does not hide another that says
 * something. "" where there is no text.
 */
export function answerOf(answer: unknown): Answer {
  if (typeof answer !== "object" || answer === null) return { text: plain(answer), cut: false };
  const { response, translated_text, choices, result, output_text } = answer as Shapes;
  const choice: Choice = (Array.isArray(choices) && (choices[0] as Choice)) || {};
  const candidates = [
    translated_text,
    response,
    choice.delta?.content,
    choice.message?.content,
    choice.text,
    output_text,
  ];
  const inside =
    typeof result === "object" || typeof result === "string"
      ? answerOf(result)
      : { text: "", cut: false };
  return {
    text: candidates.map(plain).find((text) => text !== "") ?? inside.text,
    cut: choice.finish_reason === "length" || inside.cut,
  };
}

/** Some models say a number for a token of digits. */
function plain(content: unknown): string {
  if (typeof content === "string") return content;
  if (typeof content === "number") return String(content);
  return Array.isArray(content)
    ? content.map((part) => plain((part as Part | null)?.text)).join("")
    : "";
}

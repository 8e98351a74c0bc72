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
 * A model's text in an answer, or in one event of it. `cut`: it was truncated because it became too
 * long.
 */
type Answer = { text: string; cut: boolean };

/**
 * Reads the text of an answer in every shape of Workers AI's models: `response`, OpenAI's `choices`
 * (with a delta, a message or a text, whose content may be in parts), m2m100's `translated_text`,
 * any of these inside a `result`, or a plain string. An empty field, such as `response: ""` with a
 * delta, does not hide another with text; "" where there is no text.
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

/** Some models return a number for a token of digits. */
function plain(content: unknown): string {
  if (typeof content === "string") return content;
  if (typeof content === "number") return String(content);
  return Array.isArray(content)
    ? content.map((part) => plain((part as Part | null)?.text)).join("")
    : "";
}

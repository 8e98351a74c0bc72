/** The parts of an error that may be logged. */
type LoggedError = { name: string; message: string; stack?: string; cause?: LoggedError };

const deepest = 4;

/**
 * An error as it is logged, without personal data. Drizzle's errors carry the written values in
 * their message and again in their stack: only the statement is logged, which has question marks
 * for values. In every other message the parts that can hold typed text are redacted. The stack is
 * logged without its first line, which repeats the message.
 */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { name: typeof error, message: coveredText(String(error)) };
  const said =
    "query" in error && "params" in error
      ? `Failed query: ${String(error.query)}`
      : coveredMessage(error);
  const stack = error.stack
    ?.split("\n")
    .filter((line) => /^\s+at /.test(line))
    .join("\n");
  const next = error instanceof AggregateError ? error.errors[0] : error.cause;
  return {
    name: error.name,
    message: said.slice(0, 500),
    ...(stack && { stack: coveredText(stack) }),
    ...(next !== undefined && depth < deepest && { cause: loggedError(next, depth + 1) }),
  };
}

/** A parser quotes what it could not read. */
const coveredMessage = ({ name, message }: Error): string =>
  coveredText(name === "SyntaxError" ? message.replaceAll(/"[^"]*"?(\.\.\.)?/g, '"…"') : message);

/**
 * Redacts addresses of people, query strings, keys and anything that could be a token. The
 * product's ids (UUID) stay readable.
 */
export const coveredText = (text: string): string =>
  text
    .replaceAll(/[^\s"'<>(),;:]+@[^\s"'<>(),;:]+\.[a-z]{2,}/gi, "(e-mail)")
    .replaceAll(/\b(?:sk|rk|pk|whsec)_[\w-]+/g, "(key)")
    .replaceAll(/\?[^\s"'<>()]+=[^\s"'<>()]*/g, "?…")
    .replaceAll(/[\w%+/=.-]{24,}/g, (long) => (looksRandom(long) ? "(token)" : long));

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * A long run of letters and figures without a break of a path: a session's token, a signature, a
 * password's hash.
 */
const looksRandom = (text: string): boolean =>
  !uuid.test(text) &&
  text.split(/[/.\-_]/).some((part) => part.length >= 24 && /\d/.test(part) && /[a-z]/i.test(part));

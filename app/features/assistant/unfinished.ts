import type { Turn } from "./chat.ts";

/** The text of an answer; an unfinished one has its open emphasis closed. */
export const saidSoFar = ({ response, status }: Pick<Turn, "response" | "status">): string =>
  status === "done" ? response : closed(response);

/** Closes the emphasis of the last line, and drops a bullet without text. */
function closed(text: string): string {
  const start = text.lastIndexOf("\n") + 1;
  const line = text.slice(start);
  if (/^ *(?:[-*•]|\d{1,3}[.)]?)? *$/.test(line)) return text.slice(0, start);
  const written = line.replace(/[*\s]+$/, "");
  const bullet = /^ *\* /.exec(written)?.[0].length ?? 0;
  const open: string[] = [];
  for (const { 0: mark, index } of written.slice(bullet).matchAll(/\*\*|\*/g)) {
    const at = bullet + index;
    if (open.at(-1) === mark && written[at - 1] !== " ") open.pop();
    else if (written[at + mark.length] !== " ") open.push(mark);
  }
  return text.slice(0, start) + written + open.reverse().join("");
}

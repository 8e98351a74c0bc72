/** The text of an answer that goes into a job at once, and the other parts, to choose from. */
type LineChoice = { text: string; rest: string[] };

const item = /^\s*(?:- |\d+\. )/;
const citation = /\s?\[\d+\]/g;
/** Sentences of the assistant where it will not guess: nothing that a customer should read. */
const unknown = /not in my sources|no est[aá] en mis fuentes/i;

const isList = (block: string) => item.test(block);
const isHeading = (block: string) => /^[^\n]{1,120}$/.test(block) && !/[.!?]$/.test(block);

/**
 * The causes and checks of an answer in plain text, which are its lists, each with the headings
 * above it and without the numbers of sources. Warnings, sources and remarks are the rest: the
 * diagnostic stands on the customer's paper. An answer without a list is taken whole.
 */
export function chosenLines(answer: string): LineChoice {
  const blocks = answer.split("\n\n").map((block) => block.replace(citation, ""));
  const isChosen = blocks.map(isList);
  if (!isChosen.includes(true)) return { text: blocks.join("\n\n"), rest: [] };
  for (let at = blocks.length - 2; at >= 0; at--)
    isChosen[at] ||= isChosen[at + 1] === true && isHeading(blocks[at]!);
  const [text, rest]: [string[], string[]] = [[], []];
  blocks.forEach((block, at) => {
    if (isChosen[at]) {
      const lines = block.split("\n");
      text.push(lines.filter((line) => !unknown.test(line)).join("\n"));
      rest.push(...lines.filter((line) => unknown.test(line)));
    } else rest.push(block);
  });
  return { text: text.filter(Boolean).join("\n\n"), rest };
}

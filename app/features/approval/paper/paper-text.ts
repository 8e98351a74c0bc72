import type { SectionedPaper } from "./section.ts";

/** A paper as lines of a letter. */
export const paperText = ({ intro, sections }: SectionedPaper): string =>
  [
    intro.join("\n"),
    ...sections.map(({ heading, paragraphs = [], amounts = [], sums = [], total }) =>
      [
        ...(heading ? [heading] : []),
        ...paragraphs,
        ...[...amounts, ...sums, ...(total ? [total] : [])].map(
          ([name, amount]) => `${name}: ${amount}`,
        ),
      ].join("\n"),
    ),
  ].join("\n\n");

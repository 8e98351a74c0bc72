import type { Block, Inline } from "#app/ui/text/markdown.ts";

/** Markdown as plain text. */
export const plainText = (blocks: readonly Block[], indent = ""): string =>
  blocks
    .map((block) => oneBlock(block, indent))
    .filter(Boolean)
    .join("\n\n");

function oneBlock(block: Block, indent: string): string {
  switch (block.kind) {
    case "paragraph":
    case "heading":
      return lines(inline(block.inlines), indent);
    case "code":
      return lines(block.text, indent);
    case "quote":
      return plainText(block.blocks, indent);
    case "rule":
      return "";
    case "list":
      return block.items
        .map((item, at) => {
          const mark = block.start === undefined ? "- " : `${block.start + at}. `;
          const text = item
            .map((inner) => oneBlock(inner, `${indent}${" ".repeat(mark.length)}`))
            .join("\n");
          return indent + mark + text.trimStart();
        })
        .join("\n");
  }
}

const lines = (text: string, indent: string) =>
  text
    .split("\n")
    .map((line) => indent + line)
    .join("\n");

const inline = (parts: readonly Inline[]): string =>
  parts
    .map((part) => {
      if (part.kind === "text" || part.kind === "code") return part.text;
      if (part.kind === "link") return `${inline(part.inlines)} (${part.href})`;
      return inline(part.inlines);
    })
    .join("");

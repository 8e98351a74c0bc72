import { Fragment, type ReactNode } from "react";
import { splitFaultCodes } from "#app/values/fault-code.ts";
import type { Language } from "#app/values/language.ts";
import { CodedText, CodeLink, CodeTag } from "./coded-text.tsx";
import type { Block, Inline, Link } from "./markdown.ts";

type Props = {
  /** The tree of `readMarkdown`. */
  blocks: readonly Block[];
  /** The language of the text, when it may be another than the page's. */
  lang?: Language;
};

/**
 * A text in Markdown, rendered from its tree: fault codes are tags that link to their meaning, and
 * links show their host.
 */
export function RichText({ blocks, lang }: Props) {
  return (
    <div lang={lang} className="grid gap-3">
      <Blocks blocks={blocks} />
    </div>
  );
}

// A tree is drawn once and never reordered: a place in it is name enough.
const each = <One,>(list: readonly One[], draw: (one: One) => ReactNode) =>
  list.map((one, at) => {
    const key = `${at}`;
    return <Fragment key={key}>{draw(one)}</Fragment>;
  });

const Blocks = ({ blocks }: { blocks: readonly Block[] }) =>
  each(blocks, (block) => <OneBlock block={block} />);

function OneBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case "paragraph":
      return (
        <p>
          <Inlines inlines={block.inlines} />
        </p>
      );
    // Not a heading element: the page's outline is not for authors of posts.
    case "heading":
      return (
        <p className="mt-1 text-xl font-semibold">
          <Inlines inlines={block.inlines} />
        </p>
      );
    case "code":
      return (
        <pre className="rounded-md border border-line bg-steel p-3 font-mono text-base whitespace-pre-wrap">
          {block.text}
        </pre>
      );
    case "quote":
      return (
        <blockquote className="grid gap-2 border-l-4 border-line-strong pl-3 text-ink-soft">
          <Blocks blocks={block.blocks} />
        </blockquote>
      );
    case "list":
      return <List {...block} />;
    case "rule":
      return <hr className="border-line-strong" />;
  }
}

function List({ start, items }: { start?: number; items: readonly Block[][] }) {
  const lines = each(items, (blocks) => (
    <li className="pl-1">
      <div className="grid gap-1">
        <Blocks blocks={blocks} />
      </div>
    </li>
  ));
  if (start === undefined) return <ul className="grid list-disc gap-1 pl-6">{lines}</ul>;
  return (
    <ol start={start} className="grid list-decimal gap-1 pl-8">
      {lines}
    </ol>
  );
}

/** `linked` is false inside a link: there a fault code cannot be one itself. */
const Inlines = ({ inlines, linked = true }: { inlines: readonly Inline[]; linked?: boolean }) =>
  each(inlines, (inline) => <OneInline inline={inline} linked={linked} />);

function OneInline({ inline, linked }: { inline: Inline; linked: boolean }) {
  switch (inline.kind) {
    case "text":
      return <CodedText linked={linked}>{inline.text}</CodedText>;
    case "code": {
      const [part, more] = splitFaultCodes(inline.text);
      if (part?.code && !more)
        return linked ? <CodeLink code={part.text} /> : <CodeTag code={part.text} />;
      return (
        <code className="rounded-sm bg-steel px-1 font-mono text-[0.9em] whitespace-pre-wrap">
          {inline.text}
        </code>
      );
    }
    case "strong":
      return (
        <strong className="font-semibold">
          <Inlines inlines={inline.inlines} linked={linked} />
        </strong>
      );
    case "em":
      return (
        <em>
          <Inlines inlines={inline.inlines} linked={linked} />
        </em>
      );
    case "link":
      return <OutsideLink {...inline} />;
  }
}

/**
 * The host is outside the underlined text, and isolated, so that no text can imitate another
 * address.
 */
function OutsideLink({ href, shown, inlines }: Link) {
  return (
    <>
      <a
        href={href}
        rel="nofollow ugc noopener"
        target="_blank"
        className="underline decoration-2 underline-offset-2 hover:bg-steel"
      >
        <Inlines inlines={inlines} linked={false} />
      </a>
      {shown && (
        <span className="text-ink-soft">
          {" ("}
          <bdi>{shown}</bdi>)
        </span>
      )}
    </>
  );
}

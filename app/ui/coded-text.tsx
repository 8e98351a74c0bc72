import { Link } from "react-router";
import { splitFaultCodes } from "#app/values/fault-code.ts";

const look = "label rounded-sm border border-ink-soft bg-steel px-1 text-[0.95em] text-ink";

/** A fault code as a small stamped tag. */
export function CodeTag({ code }: { code: string }) {
  return <code className={look}>{code.toUpperCase()}</code>;
}

/** The tag as the way to what the code means: for wherever it does not stand inside a link already. */
export function CodeLink({ code }: { code: string }) {
  return (
    <Link to={`/codes/${code.toUpperCase()}`} className={`${look} underline decoration-ink-soft underline-offset-2 hover:decoration-ink`}>
      <code className="font-[inherit]">{code.toUpperCase()}</code>
    </Link>
  );
}

/** A text that people wrote: its line breaks kept, its fault codes shown as tags that lead to their pages; not `linked` inside a link. */
export function CodedText({ linked = true, children }: { linked?: boolean; children: string }) {
  const Tag = linked ? CodeLink : CodeTag;
  return (
    <span className="whitespace-pre-wrap">
      {splitFaultCodes(children).map((part, at) => {
        const key = `${at}`;
        return part.code ? <Tag key={key} code={part.text} /> : <span key={key}>{part.text}</span>;
      })}
    </span>
  );
}

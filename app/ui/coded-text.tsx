import { Link } from "react-router";
import { splitFaultCodes } from "#app/values/fault-code.ts";

const tag = "label rounded-sm border border-ink-soft bg-steel px-1 text-[0.95em] text-ink";

/** A fault code as a small stamped tag; `linked`: it leads to what the code means. */
export function CodeTag({ code, linked = false }: { code: string; linked?: boolean }) {
  const name = code.toUpperCase();
  if (!linked) return <code className={tag}>{name}</code>;
  return (
    <Link to={`/codes/${name}`} className={`${tag} hover:border-ink hover:underline`}>
      <code className="[font:inherit]">{name}</code>
    </Link>
  );
}

/** A text that people wrote: its line breaks kept, its fault codes shown as tags. */
export function CodedText({ linked = false, children }: { linked?: boolean; children: string }) {
  return (
    <span className="whitespace-pre-wrap">
      {splitFaultCodes(children).map((part, at) => {
        const key = `${at}`;
        return part.code ? <CodeTag key={key} code={part.text} linked={linked} /> : <span key={key}>{part.text}</span>;
      })}
    </span>
  );
}

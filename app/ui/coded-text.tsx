import { Link } from "react-router";
import { splitFaultCodes } from "#app/values/fault-code.ts";
import { useAddresses } from "./addresses.ts";

const look = "label rounded-sm border border-ink-soft bg-steel px-1 text-[0.95em] text-ink";

// It stands in a line of text, so what a thumb can hit reaches beyond what is seen.
const pressed =
  "relative underline decoration-ink-soft underline-offset-2 after:absolute after:-inset-x-1 after:-inset-y-2.5 hover:decoration-ink";

/** A fault code as a small stamped tag; `linked`: it leads to what the code means. */
export function CodeTag({ code, linked = false }: { code: string; linked?: boolean }) {
  return linked ? <CodeLink code={code} /> : <code className={look}>{code.toUpperCase()}</code>;
}

/**
 * The tag as the way to what the code means: for wherever it does not stand inside a link already.
 */
export function CodeLink({ code }: { code: string }) {
  const { faultCode } = useAddresses();
  return (
    <Link to={faultCode(code)} className={`${look} ${pressed}`}>
      <code className="font-[inherit]">{code.toUpperCase()}</code>
    </Link>
  );
}

/**
 * User text: with its line breaks, its fault codes shown as tags that lead to their
 * pages; not `linked` inside a link.
 */
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

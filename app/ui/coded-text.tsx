import { splitFaultCodes } from "#app/values/fault-code.ts";

/** A fault code as a small stamped tag. */
export function CodeTag({ code }: { code: string }) {
  return <code className="label rounded-sm border border-ink-soft bg-steel px-1 text-[0.95em] text-ink">{code.toUpperCase()}</code>;
}

/** A text that people wrote: its line breaks kept, its fault codes shown as tags. */
export function CodedText({ children }: { children: string }) {
  return (
    <span className="whitespace-pre-wrap">
      {splitFaultCodes(children).map((part, at) => {
        const key = `${at}`;
        return part.code ? <CodeTag key={key} code={part.text} /> : <span key={key}>{part.text}</span>;
      })}
    </span>
  );
}

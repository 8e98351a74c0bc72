import { useEffect, useRef } from "react";
import type { MaterialRow } from "./quote-input.ts";
import type { Lines } from "./quote-lines.ts";

/**
 * The lines in a field that `useDraft` keeps and fills like any other (it is disabled, so it is
 * never sent): answers its props. Whatever changes the lines is told to the form as typing would
 * be.
 */
export function useLinesDraft({ lines, replace, reset }: Lines) {
  const field = useRef<HTMLTextAreaElement>(null);
  const text = JSON.stringify(
    lines.map(({ name, quantity, price, id }) => [name, quantity, price, id]),
  );
  const first = useRef(text);

  useEffect(() => {
    if (text === first.current) return;
    first.current = "";
    field.current?.dispatchEvent(new Event("input", { bubbles: true }));
  }, [text]);

  useEffect(() => {
    const form = field.current?.form;
    form?.addEventListener("drafts:dropped", reset);
    return () => form?.removeEventListener("drafts:dropped", reset);
  });

  return {
    ref: field,
    name: "lines",
    value: text,
    disabled: true,
    hidden: true,
    readOnly: false,
    onChange: () => {
      const draft = readDraft(field.current?.value);
      if (draft) replace(draft);
    },
  };
}

function readDraft(text = ""): MaterialRow[] | undefined {
  try {
    const draft: unknown = JSON.parse(text);
    if (!Array.isArray(draft)) return undefined;
    return draft.slice(0, 100).map((row) => {
      const [name, quantity, price, id] = (Array.isArray(row) ? row : []).map(String);
      return { id: id ?? "", name: name ?? "", quantity: quantity ?? "", price: price ?? "" };
    });
  } catch {
    return undefined;
  }
}

import { useEffect, useRef } from "react";
import { type MaterialRow, materialLists, rowFrom } from "./quote-input.ts";
import type { Lines } from "./quote-lines.ts";

/**
 * Binds the lines to a disabled field, which `useDraft` stores and fills like any other but which
 * is never sent. Answers its props; a change of the lines is dispatched to the form as input.
 */
export function useLinesDraft({ lines, replace, reset }: Lines) {
  const field = useRef<HTMLTextAreaElement>(null);
  const text = JSON.stringify(
    lines.map((line) => Object.keys(materialLists).map((cell) => line[cell as keyof MaterialRow])),
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
    return draft
      .slice(0, 100)
      .map((row) => rowFrom((_, at) => (Array.isArray(row) ? row[at] : "")));
  } catch {
    return undefined;
  }
}

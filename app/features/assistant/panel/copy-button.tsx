import { useEffect, useState } from "react";
import { plainText } from "#app/features/assistant/plain-text.ts";
import { Button } from "#app/ui/button.tsx";
import { readMarkdown } from "#app/ui/markdown.ts";
import { useWords } from "#app/ui/words.ts";

/** Copies an answer as plain text; hidden without JavaScript or access to the clipboard. */
export function CopyButton({ text }: { text: string }) {
  const { t } = useWords();
  const [may, setMay] = useState(false);
  const [copied, setCopied] = useState(false);
  useEffect(() => setMay(typeof navigator.clipboard?.writeText === "function"), []);
  if (!may) return null;
  const copy = async () => {
    await navigator.clipboard.writeText(plainText(readMarkdown(text))).then(
      () => setCopied(true),
      () => setMay(false),
    );
  };
  return (
    <Button kind="quiet" onClick={copy} aria-live="polite" className="-ml-4">
      {t(copied ? "assistant:turn.copied" : "assistant:turn.copy")}
    </Button>
  );
}

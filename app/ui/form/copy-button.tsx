import { useEffect, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { useWords } from "#app/ui/words.ts";

type Props = {
  /** The text to copy, read at the click. */
  read: () => string;
  kind?: "plain" | "quiet";
  className?: string;
};

/** Copies a text; hidden without JavaScript or access to the clipboard. */
export function CopyButton({ read, kind = "plain", className = "" }: Props) {
  const { t } = useWords();
  const [may, setMay] = useState(false);
  const [copied, setCopied] = useState(false);
  useEffect(() => setMay(typeof navigator.clipboard?.writeText === "function"), []);
  if (!may) return null;
  const copy = async () => {
    await navigator.clipboard.writeText(read()).then(
      () => setCopied(true),
      () => setMay(false),
    );
  };
  return (
    <Button kind={kind} onClick={copy} aria-live="polite" className={className}>
      {t(copied ? "ui:copied" : "ui:copy")}
    </Button>
  );
}

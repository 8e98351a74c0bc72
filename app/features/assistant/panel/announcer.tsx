import { useEffect, useState } from "react";
import type { Turn } from "#app/features/assistant/chat.ts";
import { useWords } from "#app/ui/words.ts";

/** Tells screen readers when an answer begins and ends, not every word. */
export function Announcer({ turn }: { turn: Turn | undefined }) {
  const { t } = useWords();
  const [text, setText] = useState("");
  const status = turn?.status;
  useEffect(() => {
    if (status === "running") setText(t("assistant:turn.writing"));
    if (status === "done") setText(t("assistant:turn.ready"));
    if (status === "stopped") setText(t("assistant:turn.stopped"));
  }, [status, t]);
  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  );
}

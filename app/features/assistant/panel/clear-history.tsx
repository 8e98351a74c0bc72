import { useEffect, useRef, useState } from "react";
import { href } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { ConfirmButton } from "#app/ui/form/confirm.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useWords } from "#app/ui/words.ts";
import type { ChatData } from "./panel.ts";

/** Clears the history after a confirmation; disabled while an answer is running. */
export function ClearButton({ busy }: { busy: boolean }) {
  const { t } = useWords();
  if (busy)
    return (
      <Button kind="quiet" disabled>
        {t("assistant:clear.button")}
      </Button>
    );
  return (
    <ConfirmButton
      href={href("/ai-chat/clear")}
      kind="quiet"
      hidden={{ stay: "yes" }}
      text={t("assistant:clear.question")}
      confirmLabel={t("assistant:clear.confirm")}
      pendingLabel={t("assistant:clear.pending")}
    >
      {t("assistant:clear.button")}
    </ConfirmButton>
  );
}

/** Confirms that the history was just cleared. */
export function Cleared({ data: { turns, cleared } }: { data: ChatData }) {
  const { t } = useWords();
  const before = useRef(turns.length);
  const [isCleared, setCleared] = useState(cleared);
  useEffect(() => {
    if (turns.length !== before.current) setCleared(turns.length === 0);
    before.current = turns.length;
  }, [turns.length]);
  if (!isCleared) return null;
  return (
    <Notice kind="done" className="m-4">
      {t("assistant:clear.done")}
    </Notice>
  );
}

import { useEffect, useRef } from "react";
import type { FormAnswer } from "#app/ui/form/form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Preview } from "./preview.ts";
import { PreviewList } from "./preview-list.tsx";

export type PreviewAnswer = FormAnswer & { preview?: Preview };

export function Previewed({
  answer,
  preview,
  busy,
}: {
  answer: PreviewAnswer | undefined;
  preview: Preview | undefined;
  busy: boolean;
}) {
  const { t } = useWords();
  // On a phone the result is below the visible part.
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answer) box.current?.scrollIntoView({ block: "nearest" });
  }, [answer]);
  const refusal =
    answer && !answer.ok ? (Object.values(answer.fields ?? {})[0] ?? answer.error) : undefined;
  return (
    <div ref={box} aria-live="polite" aria-busy={busy} className="scroll-mb-36">
      {refusal ? (
        <Notice kind="error">{t(refusal)}</Notice>
      ) : (
        preview && <PreviewList preview={preview} />
      )}
    </div>
  );
}

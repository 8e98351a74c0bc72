import { useEffect, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { CodeTag } from "#app/ui/text/coded-text.tsx";
import { useWords } from "#app/ui/words.ts";
import type { HeardPart } from "./heard/heard-text.ts";
import type { Outcome } from "./send-recording.client.ts";

type Props = { heard: Extract<Outcome, { ok: true }>; undo: () => void; onClose: () => void };

/** What was heard, beside the box: codes and VINs as tags, what is in doubt underlined. */
export function HeardNote({ heard: { parts, near, isDemo }, undo, onClose }: Props) {
  const { t } = useWords();
  const [isUndone, setUndone] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  // Newer browsers answer with a promise, which is not what ends an effect.
  useEffect(() => void place.current?.scrollIntoView({ block: "nearest" }), []);
  if (isUndone) return <p role="status">{t("speech:undone")}</p>;
  return (
    <div ref={place} className="scroll-mb-20">
      <Notice kind="info">
        <p>{t(parts.some(({ doubt }) => doubt) ? "speech:check" : "speech:written")}</p>
        {isDemo && <p className="mt-1">{t("speech:demo")}</p>}
        <HeardText parts={parts} />
        {near && <p className="mt-1">{t(`speech:near.${near.whose}`, { left: near.left })}</p>}
        <div className="mt-2 flex flex-wrap gap-3">
          <Button
            onClick={() => {
              undo();
              setUndone(true);
            }}
          >
            {t("speech:undo")}
          </Button>
          <Button kind="quiet" onClick={onClose}>
            {t("speech:close")}
          </Button>
        </div>
      </Notice>
    </div>
  );
}

function HeardText({ parts }: { parts: readonly HeardPart[] }) {
  return (
    <p className="mt-2 font-normal whitespace-pre-line wrap-anywhere">
      {parts.map((part, at) => {
        const key = `${at}`;
        return part.doubt ? (
          <mark
            key={key}
            className="bg-transparent font-semibold text-inherit underline decoration-bad decoration-wavy decoration-2 underline-offset-4"
          >
            <Part {...part} />
          </mark>
        ) : (
          <Part key={key} {...part} />
        );
      })}
    </p>
  );
}

const Part = ({ text, tag }: HeardPart) => (tag ? <CodeTag code={text} /> : text);

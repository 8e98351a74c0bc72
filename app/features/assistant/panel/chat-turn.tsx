import { useMemo } from "react";
import { dropCitations } from "#app/features/assistant/answer/citations.ts";
import type { Turn } from "#app/features/assistant/chat.ts";
import { saidSoFar } from "#app/features/assistant/unfinished.ts";
import { CodedText } from "#app/ui/text/coded-text.tsx";
import { readMarkdown } from "#app/ui/text/markdown.ts";
import { RichText } from "#app/ui/text/rich-text.tsx";
import { useWords } from "#app/ui/words.ts";
import { TurnActions } from "./turn-actions.tsx";
import { TurnNotes } from "./turn-notes.tsx";
import { TurnSources } from "./turn-sources.tsx";

type Props = {
  turn: Turn;
  again: ((turn: Turn) => void) | undefined;
  stop: (id: string) => Promise<void>;
};

/** A question and its answer. */
export function ChatTurn({ turn, again, stop }: Props) {
  const { t, language } = useWords();
  const running = turn.status === "running";
  const said = saidSoFar(turn);
  const text = useMemo(() => dropCitations(said, turn.sources.length), [said, turn.sources.length]);
  const blocks = useMemo(() => readMarkdown(text), [text]);
  return (
    <li data-turn="" className="grid min-w-0 gap-3">
      <div className="ml-auto min-w-0 max-w-[92%] rounded-lg rounded-br-none border border-line-strong bg-steel px-4 py-3">
        <p className="label text-sm text-ink-soft">{t("assistant:turn.you")}</p>
        {turn.message ? (
          <CodedText>{turn.message}</CodedText>
        ) : (
          <p className="text-ink-soft">{t("assistant:turn.picture")}</p>
        )}
      </div>
      <div
        className="min-w-0 rounded-lg rounded-bl-none border border-line bg-card px-4 py-3"
        aria-busy={running}
      >
        <p className="label mb-2 text-sm text-ink-soft">
          {t("assistant:turn.assistant")}
          {running && (
            <span className="ml-2 font-sans font-normal tracking-normal normal-case">
              <span
                aria-hidden="true"
                className="mr-1.5 inline-block size-2 animate-pulse rounded-full bg-busy"
              />
              {t("assistant:turn.writing")}
            </span>
          )}
        </p>
        {/* Warnings come before the text. */}
        {!running && <TurnNotes notes={turn.notes} />}
        {text && <RichText blocks={blocks} lang={turn.at === 0 ? language : turn.language} />}
        <Ending turn={turn} />
        {!running && <TurnSources turn={turn} />}
        <TurnActions turn={turn} again={again} stop={stop} />
      </div>
    </li>
  );
}

function Ending({ turn: { status, response } }: { turn: Turn }) {
  const { t } = useWords();
  if (status === "stopped")
    return <p className="mt-3 font-medium text-ink-soft">{t("assistant:turn.stoppedAnswer")}</p>;
  if (status !== "failed") return null;
  return (
    <p className="mt-3 font-medium text-bad">
      {t(response ? "assistant:turn.brokeOff" : "assistant:turn.unanswered")}
    </p>
  );
}

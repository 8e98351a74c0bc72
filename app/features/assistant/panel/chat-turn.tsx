import { type ReactNode, useMemo } from "react";
import { href, Link } from "react-router";
import { citedIn, dropCitations } from "#app/features/assistant/answer/citations.ts";
import type { Notes, Source, Turn } from "#app/features/assistant/chat.ts";
import { saidSoFar } from "#app/features/assistant/unfinished.ts";
import { CodedText } from "#app/ui/text/coded-text.tsx";
import { readMarkdown } from "#app/ui/text/markdown.ts";
import { RichText } from "#app/ui/text/rich-text.tsx";
import { useWords } from "#app/ui/words.ts";
import { TurnActions } from "./turn-actions.tsx";

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

/** The page of each kind of source. */
const sourceHref: Record<Source["kind"], (ref: string) => string> = {
  code: (code) => href("/codes/:code", { code }),
  job: (jobId) => href("/repair-cms/:jobId", { jobId }),
  topic: (topicId) => href("/discussion/:topicId", { topicId }),
  video: (videoId) => href("/videos/:videoId", { videoId }),
};

/** Links to the sources that the answer cites. */
function TurnSources({ turn: { sources, response } }: { turn: Turn }) {
  const { t } = useWords();
  const cited = citedIn(response);
  const named = sources.filter(({ n }) => cited.has(n));
  if (named.length === 0) return null;
  return (
    <div className="mt-3 border-t border-line pt-2 text-base">
      <p className="label text-sm text-ink-soft">{t("assistant:turn.sources")}</p>
      <ol className="grid">
        {named.map(({ n, kind, ref, title }) => (
          <li key={n} className="flex gap-2">
            <span className="figures shrink-0 py-1.5 text-ink-soft">[{n}]</span>
            <Link
              to={sourceHref[kind](ref)}
              className="min-h-11 min-w-0 py-1.5 underline underline-offset-2"
            >
              {title}
            </Link>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Shows the findings of the rules: hazards, figures without a source, codes without a make. */
function TurnNotes({ notes: { safety, unsourced, makerCodes } }: { notes: Notes }) {
  const { t } = useWords();
  if (safety.length + unsourced.length + makerCodes.length === 0) return null;
  return (
    <ul className="mb-3 grid gap-2 text-base">
      {safety.map((topic) => (
        <Note key={topic} sign="!" look="border-bad bg-bad-soft">
          {t(`assistant:notes.${topic}`)}
        </Note>
      ))}
      {unsourced.length > 0 && (
        <Note sign="?" look="border-busy bg-busy-soft">
          {t("assistant:notes.unsourced", { list: unsourced.join(", ") })}
        </Note>
      )}
      {makerCodes.length > 0 && (
        <Note sign="?" look="border-busy bg-busy-soft">
          {t("assistant:notes.maker", { list: makerCodes.join(", ") })}
        </Note>
      )}
    </ul>
  );
}

function Note({ sign, look, children }: { sign: string; look: string; children: ReactNode }) {
  return (
    <li className={`flex gap-2 rounded-md border px-3 py-2 ${look}`}>
      <span aria-hidden className="label shrink-0">
        {sign}
      </span>
      <span className="min-w-0">{children}</span>
    </li>
  );
}

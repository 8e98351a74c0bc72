import { useEffect, useRef, useState } from "react";
import { href, useRevalidator } from "react-router";
import type { Turn } from "#app/features/assistant/chat.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { ConfirmButton } from "#app/ui/form/confirm.tsx";
import type { FormAnswer } from "#app/ui/form/form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useWords } from "#app/ui/words.ts";
import { ChatForm } from "./chat-form.tsx";
import { ChatHistory } from "./chat-history.tsx";
import { type ChatData, mergeTurns, unansweredIn } from "./panel.ts";
import { useAnswer } from "./use-answer.ts";
import { useOlder } from "./use-older.ts";

type Props = {
  data: ChatData;
  /** The server's answer to a question posted without JavaScript. */
  answer: FormAnswer | undefined;
  /** Whether it is a page of its own. */
  isPage?: boolean;
};

/** The assistant: history and the next question (specification, section 2, "AI chat panel"). */
export function ChatPanel({ data, answer, isPage = false }: Props) {
  const { t, language } = useWords();
  const { revalidate } = useRevalidator();
  const older = useOlder(data);
  const { turn, sending, send, stop, ...state } = useAnswer({
    last: data.turns.at(-1),
    onEnd: revalidate,
  });

  // Until the reloaded history contains its end.
  const isNewer =
    turn && !data.turns.some(({ id, status }) => id === turn.id && status !== "running");
  const turns = mergeTurns(older.turns, data.turns, isNewer ? [turn] : []);
  const unanswered = unansweredIn(turns);
  const shown = turns.filter(({ id }) => id !== unanswered?.id);
  const busy = sending || turns.at(-1)?.status === "running";

  const again = (about: Turn) => {
    const question = new FormData();
    question.set("message", about.message);
    question.set("language", language);
    if (about.jobId) question.set("job", about.jobId);
    void send(question);
  };

  const Title = isPage ? "h1" : "h2";
  return (
    <section
      id="assistant"
      aria-labelledby="assistant-title"
      className={
        isPage
          ? "-my-6 flex min-h-[calc(100dvh-8rem-var(--bar))] flex-col sm:-my-8"
          : "my-8 scroll-mt-4 rounded-lg border border-line bg-card"
      }
    >
      <header
        className={`flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-b-2 border-ink ${isPage ? "py-4" : "p-4 sm:p-5"}`}
      >
        <div className="min-w-0 grow basis-64">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Title id="assistant-title" className="label text-2xl">
              {t("assistant:panel.title")}
            </Title>
            {data.demo && <Badge tone="plain">{t("assistant:panel.demo")}</Badge>}
          </div>
          <p className="mt-1 text-ink-soft">
            {t(data.demo ? "assistant:panel.demoText" : "assistant:panel.subtitle")}
          </p>
        </div>
        {shown.length > 0 && (
          <div className="max-sm:-ml-4">
            <ClearButton busy={busy} />
          </div>
        )}
      </header>
      <Cleared data={data} />
      <ChatHistory
        isPage={isPage}
        turns={shown}
        older={older}
        paged={data.paged}
        again={busy ? undefined : again}
        stop={stop}
      />
      <ChatForm
        isPage={isPage}
        job={data.job}
        sees={data.sees}
        asked={data.asked}
        busy={busy}
        sending={sending}
        left={state.left ?? data.left}
        problem={state.problem}
        answer={answer}
        unanswered={unanswered}
        send={send}
      />
      <Announcer turn={turn} />
    </section>
  );
}

/** Tells screen readers when an answer begins and ends, not every word. */
function Announcer({ turn }: { turn: Turn | undefined }) {
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

/** Clears the history after a confirmation; disabled while an answer is running. */
function ClearButton({ busy }: { busy: boolean }) {
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
function Cleared({ data: { turns, cleared } }: { data: ChatData }) {
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

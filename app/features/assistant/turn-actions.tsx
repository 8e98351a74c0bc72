import { type ReactNode, useEffect, useState } from "react";
import { Link, useFetcher } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { useFocusBack } from "#app/ui/focus-back.ts";
import type { FormAnswer } from "#app/ui/form.tsx";
import { readMarkdown } from "#app/ui/markdown.ts";
import { useWords } from "#app/ui/words.ts";
import type { Turn } from "./chat.ts";
import { plainText } from "./plain-text.ts";
import { saidSoFar } from "./unfinished.ts";

type Props = { turn: Turn; again: ((turn: Turn) => void) | undefined; stop: (id: string) => Promise<void> };

/** What can be done with an answer. All but copying works as a plain form, too. */
export function TurnActions({ turn, again, stop }: Props) {
  if (turn.status === "running")
    return (
      <Row>
        <StopButton id={turn.id} stop={stop} />
      </Row>
    );
  return (
    <Row>
      {turn.response && <CopyButton text={saidSoFar(turn)} />}
      {turn.status !== "done" && <AgainButton turn={turn} again={again} />}
      {turn.jobId && turn.response && <AddButton id={turn.id} jobId={turn.jobId} />}
    </Row>
  );
}

const Row = ({ children }: { children: ReactNode }) => <div className="mt-3 flex flex-wrap items-center gap-2">{children}</div>;

function StopButton({ id, stop }: { id: string; stop: Props["stop"] }) {
  const { say } = useWords();
  const [stopping, setStopping] = useState(false);
  return (
    <form
      method="post"
      action="/ai-chat/stop"
      onSubmit={(event) => {
        event.preventDefault();
        setStopping(true);
        void stop(id).finally(() => setStopping(false));
      }}
    >
      <input type="hidden" name="id" value={id} />
      <Button type="submit" kind="danger" pending={stopping && say("assistant:stop.pending")}>
        {say("assistant:stop.button")}
      </Button>
    </form>
  );
}

/** Needs a script and a page that may write to the clipboard: it comes when both are there. */
function CopyButton({ text }: { text: string }) {
  const { say } = useWords();
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
      {say(copied ? "assistant:turn.copied" : "assistant:turn.copy")}
    </Button>
  );
}

function AgainButton({ turn, again }: { turn: Turn; again: Props["again"] }) {
  const { say, language } = useWords();
  if (turn.message === "") return null; // its picture was not kept
  return (
    <form
      method="post"
      action="/premium"
      onSubmit={(event) => {
        event.preventDefault();
        again?.(turn);
      }}
    >
      <input type="hidden" name="message" value={turn.message} />
      <input type="hidden" name="language" value={language} />
      {turn.jobId && <input type="hidden" name="job" value={turn.jobId} />}
      <Button type="submit" disabled={!again}>
        {say("assistant:turn.again")}
      </Button>
    </form>
  );
}

function AddButton({ id, jobId }: { id: string; jobId: string }) {
  const { say } = useWords();
  const fetcher = useFetcher<FormAnswer>();
  const job = `/repair-cms/${jobId}`;
  const next = useFocusBack<HTMLAnchorElement>(!fetcher.data?.ok);
  if (fetcher.data?.ok)
    return (
      <p role="status" className="flex flex-wrap items-center gap-x-3">
        <span className="font-medium text-good">✓ {say("assistant:turn.added")}</span>
        <Link ref={next} to={job} className="inline-flex min-h-11 items-center underline underline-offset-2">
          {say("assistant:turn.openJob")}
        </Link>
      </p>
    );
  return (
    <fetcher.Form method="post" action={`/ai-chat/${id}/diagnostic`} className="flex flex-wrap items-center gap-2">
      <Button type="submit" pending={fetcher.state !== "idle" && say("assistant:turn.adding")}>
        {say("assistant:turn.add")}
      </Button>
      {fetcher.data?.error && (
        <span role="alert" className="font-medium text-bad">
          {say(fetcher.data.error)}
        </span>
      )}
    </fetcher.Form>
  );
}

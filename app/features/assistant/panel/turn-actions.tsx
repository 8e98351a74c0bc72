import { type ReactNode, useState } from "react";
import { href, useNavigation } from "react-router";
import type { Turn } from "#app/features/assistant/chat.ts";
import { plainText } from "#app/features/assistant/plain-text.ts";
import { saidSoFar } from "#app/features/assistant/unfinished.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { CopyButton } from "#app/ui/form/copy-button.tsx";
import { readMarkdown } from "#app/ui/text/markdown.ts";
import { useWords } from "#app/ui/words.ts";
import { usePanelAddress } from "./use-panel-address.ts";

type Props = {
  turn: Turn;
  again: ((turn: Turn) => void) | undefined;
  stop: (id: string) => Promise<void>;
};

/** The actions of a turn. All but copying work without JavaScript. */
export function TurnActions({ turn, again, stop }: Props) {
  if (turn.status === "running")
    return (
      <Row>
        <StopButton id={turn.id} stop={stop} />
      </Row>
    );
  return (
    <Row>
      {turn.response && (
        <CopyButton
          read={() => plainText(readMarkdown(saidSoFar(turn)))}
          kind="quiet"
          className="-ml-4"
        />
      )}
      {turn.status !== "done" && <AgainButton turn={turn} again={again} />}
      {turn.jobId && turn.response && <AddButton id={turn.id} jobId={turn.jobId} />}
    </Row>
  );
}

const Row = ({ children }: { children: ReactNode }) => (
  <div className="mt-3 flex flex-wrap items-center gap-2">{children}</div>
);

function StopButton({ id, stop }: { id: string; stop: Props["stop"] }) {
  const { t } = useWords();
  const [stopping, setStopping] = useState(false);
  return (
    <form
      method="post"
      action={href("/ai-chat/stop")}
      onSubmit={(event) => {
        event.preventDefault();
        setStopping(true);
        void stop(id).finally(() => setStopping(false));
      }}
    >
      <input type="hidden" name="id" value={id} />
      <Button type="submit" kind="danger" pending={stopping && t("assistant:stop.pending")}>
        {t("assistant:stop.button")}
      </Button>
    </form>
  );
}

function AgainButton({ turn, again }: { turn: Turn; again: Props["again"] }) {
  const { t, language } = useWords();
  const page = usePanelAddress();
  if (turn.message === "") return null; // Its picture is not stored.
  return (
    <form
      method="post"
      action={page}
      onSubmit={(event) => {
        event.preventDefault();
        again?.(turn);
      }}
    >
      <input type="hidden" name="message" value={turn.message} />
      <input type="hidden" name="language" value={language} />
      {turn.jobId && <input type="hidden" name="job" value={turn.jobId} />}
      <Button type="submit" disabled={!again}>
        {t("assistant:turn.again")}
      </Button>
    </form>
  );
}

/** Opens the job's diagnostic with this answer in its form, to be edited before it is saved. */
function AddButton({ id, jobId }: { id: string; jobId: string }) {
  const { t } = useWords();
  const query = `?answer=${id}`;
  // Translating it first may take seconds.
  const opening = useNavigation().location?.search === query;
  return (
    <LinkButton
      to={`${href("/repair-cms/:jobId/diagnostic", { jobId })}${query}#diagnostic`}
      aria-busy={opening}
    >
      {t(opening ? "assistant:turn.adding" : "assistant:turn.add")}
    </LinkButton>
  );
}

import { href } from "react-router";
import type { JobEvent, JobEventKind } from "#app/features/repair/job-event.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Moment } from "#app/ui/when.tsx";
import { useWords } from "#app/ui/words.ts";
import type { WordKey } from "#app/values/word-key.ts";

const states: Partial<Record<JobEventKind, WordKey>> = {
  linkSent: "send:last.sent",
  linkOpened: "send:last.opened",
  linkDecided: "send:last.decided",
  linkRevoked: "send:last.revoked",
};

/** Leads to the page of what is sent to the customer, and says what happened last. */
export function SendLink({ jobId, events }: { jobId: string; events: readonly JobEvent[] }) {
  const { t } = useWords();
  const last = events.find(({ what }) => states[what]);
  return (
    <LinkButton to={href("/repair-cms/:jobId/send", { jobId })}>
      {t(last ? states[last.what]! : "send:button")}
      {last && (
        <span className="text-base">
          · <Moment at={last.at} />
        </span>
      )}
    </LinkButton>
  );
}

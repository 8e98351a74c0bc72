import type { JobLinkState } from "#app/features/repair/job.ts";
import { Badge } from "#app/ui/badge.tsx";
import { useWords } from "#app/ui/words.ts";

type ShownState = Exclude<JobLinkState, "revoked">;

const looks: Record<ShownState, { tone: "plain" | "busy" | "good" | "bad"; path: string }> = {
  sent: { tone: "plain", path: "m3 11 18-8-7 18-3-7zm8 3 10-11" },
  opened: { tone: "busy", path: "M2 12q10-15 20 0-10 15-20 0m10-3v6m-3-3h6" },
  asked: { tone: "bad", path: "M8 9q0-5 4-5t4 4q0 3-4 5v3m0 3v1" },
  answered: { tone: "busy", path: "M3 4h18v12H11l-5 5v-5H3z" },
  decided: { tone: "good", path: "m4 13 5 5L20 6" },
};

/** Icon and word for the last event of the job's link: not color alone. */
export function LinkBadge({ job: { linkState } }: { job: { linkState: JobLinkState | null } }) {
  const { t } = useWords();
  if (linkState === null || linkState === "revoked") return null;
  const { tone, path } = looks[linkState];
  return (
    <Badge tone={tone} whole>
      <svg
        aria-hidden
        viewBox="0 0 24 24"
        className="-mt-0.5 inline size-4 fill-none stroke-current stroke-2"
      >
        <path d={path} />
      </svg>{" "}
      {t(`send:badge.${linkState}`)}
    </Badge>
  );
}

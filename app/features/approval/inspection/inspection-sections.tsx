import type { ReactNode } from "react";
import type { SentPhoto } from "#app/features/approval/photos/sent-photo.ts";
import type { Revision } from "#app/features/approval/revision/revision.ts";
import type { RevisionFinding } from "#app/features/approval/revision/revision-inspection.ts";
import { useWords } from "#app/ui/words.ts";
import { FindingCard } from "./finding-card.tsx";
import { countsIn, goodIn, otherFindings } from "./inspection-texts.ts";

/** Summary of an inspection: the number of points of each color, and the good ones by name. */
export function InspectionSummary({ inspection }: Pick<Revision, "inspection">) {
  const words = useWords();
  const { t } = words;
  if (!inspection) return null;
  const good = goodIn(words, inspection);
  return (
    <section>
      <h2>{t("approval:inspection.title")}</h2>
      <ul className="counts">
        {countsIn(words, inspection).map(({ color, count, name }) => (
          <li key={color} className={`color ${color}`}>
            <strong>{count}</strong> {name}
          </li>
        ))}
      </ul>
      {inspection.finishedAt === undefined && (
        <p className="note">{t("approval:inspection.unfinished")}</p>
      )}
      {good.length > 0 && (
        <details>
          <summary>
            <span>{t("approval:inspection.good")}</span>
          </summary>
          <ul className="good">
            {good.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

/**
 * Address of the price request by finding; null once requested. Findings without an entry cannot be
 * requested.
 */
export type Asks = Record<string, string | null>;

type Props = {
  revision: Revision;
  photos?: readonly SentPhoto[];
  asks?: Asks;
  /** Button below each finding that reads it aloud. */
  aloud?: ReactNode;
};

/** Findings without a quote in this revision. */
export function OtherFindings({ revision, photos, asks = {}, aloud }: Props) {
  const { t } = useWords();
  const findings = otherFindings(revision);
  if (findings.length === 0) return null;
  return (
    <section>
      <h2>{t("approval:inspection.others")}</h2>
      {findings.map((finding) => (
        <article key={finding.id} id={`finding-${finding.id}`}>
          <FindingCard finding={finding} revision={revision} photos={photos}>
            <Asking finding={finding} address={asks[finding.id]} />
            {aloud}
          </FindingCard>
        </article>
      ))}
    </section>
  );
}

function Asking({
  finding: { isQuoted },
  address,
}: {
  finding: RevisionFinding;
  address: string | null | undefined;
}) {
  const { t } = useWords();
  if (isQuoted) return <p className="note">{t("approval:inspection.quoted")}</p>;
  if (address === undefined) return null;
  if (address === null) return <p className="approved">{t("approval:inspection.asked")}</p>;
  return (
    <a className="second" href={address}>
      {t("approval:inspection.ask")}
    </a>
  );
}

import type { ReactNode } from "react";
import { PhotoList } from "#app/features/approval/photos/photos-section.tsx";
import type { SentPhoto } from "#app/features/approval/photos/sent-photo.ts";
import type { Revision } from "#app/features/approval/revision/revision.ts";
import type { RevisionFinding } from "#app/features/approval/revision/revision-inspection.ts";
import { useWords } from "#app/ui/words.ts";
import { findingsOf, photoNumbers, pointIn, sentencesIn } from "./inspection-texts.ts";

type Props = {
  finding: RevisionFinding;
  revision: Revision;
  /** Photos sent along; without them the finding names its photos by number. */
  photos?: readonly SentPhoto[] | undefined;
  children?: ReactNode;
};

/** A finding: its color in words, the point and its measure, what it means, its photos. */
export function FindingCard({ finding, revision, photos, children }: Props) {
  const words = useWords();
  const { t } = words;
  const { color } = finding;
  const numbers = photos ? "" : photoNumbers(words, revision, finding);
  return (
    <div className="found">
      <p className={`color ${color}`} data-said="">
        {t(`approval:inspection.colors.${color}`)}
      </p>
      <h3 data-said="">{pointIn(words, finding, revision.currency)}</h3>
      {sentencesIn(words, finding).map((sentence) => (
        <p key={sentence} className="pre" data-said="">
          {sentence}
        </p>
      ))}
      {numbers && <p className="note">{numbers}</p>}
      {photos && <PhotoList photos={photos.filter(({ id }) => finding.photos?.includes(id))} />}
      {children}
    </div>
  );
}

type OfQuote = Pick<Props, "revision" | "photos"> & { quoteId: string };

/** Findings that led to a quote. */
export function FindingsOf({ quoteId, ...props }: OfQuote) {
  const findings = findingsOf(props.revision, quoteId);
  if (findings.length === 0) return null;
  return (
    <div className="findings">
      {findings.map((finding) => (
        <FindingCard key={finding.id} finding={finding} {...props} />
      ))}
    </div>
  );
}

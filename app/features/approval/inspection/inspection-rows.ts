import type { CertificateRow } from "#app/features/approval/certificate/certificate.ts";
import type { Section } from "#app/features/approval/paper/section.ts";
import type { Revision } from "#app/features/approval/revision/revision.ts";
import type { RevisionFinding } from "#app/features/approval/revision/revision-inspection.ts";
import type { Words } from "#app/ui/words.ts";
import { countsIn, goodIn, photoNumbers, pointIn, sentencesIn } from "./inspection-texts.ts";

type Inspected = Pick<Revision, "inspection" | "photos" | "currency">;

/** Row of a finding: its color, and the point with the measurement, next to its meaning. */
export function findingRow(
  words: Words,
  revision: Inspected,
  finding: RevisionFinding,
): CertificateRow {
  const color = words.t(`approval:inspection.colors.${finding.color}`);
  const said = [...sentencesIn(words, finding), photoNumbers(words, revision, finding)];
  return [
    `${pointIn(words, finding, revision.currency)}\n${color}`,
    said.filter(Boolean).join("\n"),
  ];
}

/** Number of points of each color. */
export const countsParagraph = (
  words: Words,
  inspection: NonNullable<Revision["inspection"]>,
): string =>
  countsIn(words, inspection)
    .map(({ count, name }) => `${count} · ${name}`)
    .join("   ");

export const unfinishedIn = (
  { t }: Words,
  { finishedAt }: NonNullable<Revision["inspection"]>,
): string[] => (finishedAt === undefined ? [t("approval:inspection.unfinished")] : []);

/** The good points by name, if there are any. */
export function goodParagraphs(
  words: Words,
  inspection: NonNullable<Revision["inspection"]>,
): string[] {
  const names = goodIn(words, inspection).join(", ");
  return names ? [words.t("approval:inspection.goodPaper", { names })] : [];
}

/** Findings as sections of a PDF; none where no inspection was sent. */
export function inspectionSections(words: Words, revision: Inspected): Section[] {
  const { t } = words;
  const { inspection } = revision;
  if (!inspection) return [];
  return [
    {
      heading: t("approval:inspection.title"),
      paragraphs: [
        countsParagraph(words, inspection),
        ...unfinishedIn(words, inspection),
        ...goodParagraphs(words, inspection),
      ],
      facts: inspection.findings.map((finding) => findingRow(words, revision, finding)),
    },
  ];
}

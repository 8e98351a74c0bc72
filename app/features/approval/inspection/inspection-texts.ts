import { textIn } from "#app/features/approval/page/texts.ts";
import type { Revision } from "#app/features/approval/revision/revision.ts";
import {
  countedColors,
  type RevisionFinding,
  type RevisionInspection,
} from "#app/features/approval/revision/revision-inspection.ts";
import type { MeasureUnit } from "#app/features/inspection/sheet/points.ts";
import type { Words } from "#app/ui/words.ts";
import { inLanguage, type Language } from "#app/values/language.ts";
import { type Currency, formatNumber } from "#app/values/money.ts";
import type { WordKey } from "#app/values/word-key.ts";

const units: Record<MeasureUnit, WordKey> = {
  mm: "approval:inspection.units.mm",
  "32nds": "approval:inspection.units.tread",
  V: "approval:inspection.units.volts",
  CCA: "approval:inspection.units.amps",
  "%": "approval:inspection.units.percent",
  psi: "approval:inspection.units.psi",
};

/** A point and what was measured there: "Front brake pads: 2 mm". */
export function pointIn(
  { t, language }: Words,
  { point, measure }: RevisionFinding,
  currency: Currency,
): string {
  const name = inLanguage(point, language);
  if (!measure) return name;
  const value = formatNumber(measure.value / 10, currency, language);
  return `${name}: ${t(units[measure.unit], { value })}`;
}

/** Library texts of a finding (finding, consequence, advice), then the technician's note. */
export function sentencesIn(words: Words, { words: library, note }: RevisionFinding): string[] {
  const said = library?.[words.language];
  const sentences = said ? [said.found, said.consequence, said.advice] : [];
  return [...sentences, ...(note ? [textIn(words, note)] : [])].filter(Boolean);
}

/** Number of points of each color, with its name. */
export const countsIn = ({ t }: Words, { counts }: RevisionInspection) =>
  countedColors.map((color) => ({
    color,
    count: counts[color],
    name: t(`approval:inspection.colors.${color}`),
  }));

export const goodIn = ({ language }: Words, { good }: RevisionInspection): string[] =>
  good.map((name) => inLanguage(name, language));

type Holder = Pick<Revision, "inspection">;

/** Findings that led to this quote. */
export const findingsOf = ({ inspection }: Holder, quoteId: string) =>
  (inspection?.findings ?? []).filter((finding) => finding.quoteId === quoteId);

/** Findings without a quote in this revision. */
export const otherFindings = ({ inspection }: Holder) =>
  (inspection?.findings ?? []).filter(({ quoteId }) => quoteId === undefined);

/** Photos that no finding shows. */
export function otherPhotos<Photo extends { id: string }>(
  { inspection }: Holder,
  photos: readonly Photo[],
): Photo[] {
  const shown = new Set((inspection?.findings ?? []).flatMap((finding) => finding.photos ?? []));
  return photos.filter(({ id }) => !shown.has(id));
}

/** "Photo 1, Photo 3": of a finding, as they are numbered among those that were sent. */
export function photoNumbers(
  { t }: Words,
  { photos = [] }: Pick<Revision, "photos">,
  finding: RevisionFinding,
): string {
  const shown = new Set(finding.photos ?? []);
  return photos
    .flatMap(({ id }, at) =>
      shown.has(id) ? [t("approval:photos.numbered", { number: at + 1 })] : [],
    )
    .join(", ");
}

/** The name of a point, for a question about it. */
export const pointName = ({ point }: RevisionFinding, language: Language): string =>
  inLanguage(point, language);

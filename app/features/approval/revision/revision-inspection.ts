import type { FindingWords } from "#app/features/inspection/finding.ts";
import type { FindingToSend, InspectionToSend } from "#app/features/inspection/sent-findings.ts";
import type { MeasureUnit, Point, VehicleKind } from "#app/features/inspection/sheet/points.ts";
import { columnsIn, type TextSources } from "#app/features/papers/paper-texts.ts";
import { byLanguage, inLanguage, type Language } from "#app/values/language.ts";
import type { PhotoSource } from "./revision-photos.ts";
import type { RevisionText } from "./revision-text.ts";

/** Colors of findings that are sent, worst first. */
const toldColors = ["red", "yellow"] as const;
type ToldColor = (typeof toldColors)[number];

/** All colors that are counted, in the order of a page. */
export const countedColors = [...toldColors, "green"] as const;

/** Finding as sent. Empty facts have no key. */
export type RevisionFinding = {
  id: string;
  color: ToldColor;
  point: Record<Language, string>;
  /** In tenths of its unit. */
  measure?: { value: number; unit: MeasureUnit };
  /** From the library, by hand in both languages. */
  words?: Record<Language, FindingWords>;
  note?: RevisionText;
  /** Quote of this revision that resulted from the finding. */
  quoteId?: string;
  /** It has a quote, which is not of this revision. */
  isQuoted?: true;
  /** Photos of this revision that show the finding, by id. */
  photos?: string[];
};

/** An inspection as it was sent. */
export type RevisionInspection = {
  kind: VehicleKind;
  /** In milliseconds; absent while somebody was at it. */
  finishedAt?: number;
  counts: Record<(typeof countedColors)[number], number>;
  findings: RevisionFinding[];
  /** The points that are good, by name. */
  good: Record<Language, string>[];
};

type Beside = TextSources & {
  quotes: readonly { id: string }[];
  photos?: readonly Pick<PhotoSource, "id" | "point">[];
};

/** Inspection as sent with these quotes and photos, worst findings first. */
export function revisionInspection(
  { kind, points, finishedAt, findings }: InspectionToSend,
  beside: Beside,
): RevisionInspection {
  const notes = byLanguage((language) => columnsIn([language], beside));
  const noteOf = ({ id: subjectId, note }: FindingToSend): RevisionText =>
    byLanguage((language) => notes[language]({ subjectId, field: "finding" }, note)[0]!);
  const at = (point: Point) => findings.find((finding) => finding.point === point.id);
  const ofColor = (color: FindingToSend["color"]) =>
    points.flatMap((point) => {
      const finding = at(point);
      return finding?.color === color ? [{ point, finding }] : [];
    });
  const told = (color: ToldColor) =>
    ofColor(color).map(({ point, finding }): RevisionFinding => {
      const { id, measure, words, note, quoteId } = finding;
      const photos = (beside.photos ?? []).filter((photo) => photo.point === point.id);
      return {
        id,
        color,
        point: namesOf(point),
        ...(point.measure && measure !== null && { measure: { value: measure, ...unitOf(point) } }),
        ...(words && { words: byLanguage((language) => sentences(words, language)) }),
        ...(note && { note: noteOf(finding) }),
        ...(quoteId !== null &&
          (beside.quotes.some((quote) => quote.id === quoteId) ? { quoteId } : { isQuoted: true })),
        ...(photos.length > 0 && { photos: photos.map((photo) => photo.id) }),
      };
    });
  const good = ofColor("green").map(({ point }) => namesOf(point));
  const [red, yellow] = [told("red"), told("yellow")];
  return {
    kind,
    ...(finishedAt && { finishedAt: finishedAt.getTime() }),
    counts: { red: red.length, yellow: yellow.length, green: good.length },
    findings: [...red, ...yellow],
    good,
  };
}

const namesOf = ({ name }: Point) => byLanguage((language) => inLanguage(name, language));
const unitOf = ({ measure }: Point) => ({ unit: measure!.unit });
/** A revision from before a language was added falls back to another. */
function sentences(words: Partial<Record<Language, FindingWords>>, asked: Language): FindingWords {
  const { found, consequence, advice } = words[asked] ?? Object.values(words)[0]!;
  return { found, consequence, advice };
}

/** Notes of an inspection, for the state of their translation. */
export const notesOfFindings = (inspection: RevisionInspection | undefined): RevisionText[] =>
  (inspection?.findings ?? []).flatMap(({ note }) => note ?? []);

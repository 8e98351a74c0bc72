import type { DatedFacts } from "#app/features/approval/page/estimate-facts.ts";
import { noticesOf } from "#app/features/approval/page/texts.ts";
import {
  orderSection,
  type Section,
  type SectionedPaper,
} from "#app/features/approval/paper/section.ts";
import type { Revision } from "#app/features/approval/revision/revision.ts";
import { notesOfFindings } from "#app/features/approval/revision/revision-inspection.ts";
import type { Words } from "#app/ui/words.ts";
import { countsParagraph, findingRow, goodParagraphs, unfinishedIn } from "./inspection-rows.ts";

/** Inspection without quotes, for its PDF. */
export type PrintedInspection = DatedFacts &
  Pick<Revision, "workId" | "customer" | "photos"> & {
    inspection: NonNullable<Revision["inspection"]>;
  };

/** The most photos on one paper. */
const mostPictures = 12;

/** The photos that are printed along, by their ids, each once, in the order of the findings. */
export const printedPhotos = ({ inspection }: Pick<PrintedInspection, "inspection">): string[] =>
  [...new Set(inspection.findings.flatMap(({ photos = [] }) => photos))].slice(0, mostPictures);

/** The paper of an inspection: in one language after the other, with its photos in the first. */
export function inspectionPaper(
  every: readonly [Words, ...Words[]],
  printed: PrintedInspection,
): SectionedPaper {
  const [words] = every;
  const { shop, workId, currency } = printed;
  const title = words.t("approval:inspection.title");
  const order = orderSection(words, printed);
  return {
    title: `${title} · ${shop.name}`,
    number: workId,
    currency,
    intro: [],
    sections: [
      {
        ...order,
        paragraphs: [...(shop.phone ? [shop.phone] : []), ...(order.paragraphs ?? [])],
      },
      ...every.flatMap((one, at) => sectionsIn(one, printed, at === 0)),
    ],
  };
}

function sectionsIn(words: Words, printed: PrintedInspection, withPhotos: boolean): Section[] {
  const { t, language } = words;
  const { inspection } = printed;
  const shown = withPhotos ? printedPhotos(printed) : [];
  const notes = new Set(notesOfFindings(inspection).map((note) => note[language].note));
  return [
    {
      heading: t("approval:inspection.title"),
      paragraphs: [
        countsParagraph(words, inspection),
        ...unfinishedIn(words, inspection),
        ...noticesOf(words, notes),
      ],
      language,
    },
    ...inspection.findings.map((finding) => ({
      facts: [findingRow(words, printed, finding)],
      pictures: (finding.photos ?? []).map((id) => shown.indexOf(id)).filter((at) => at >= 0),
      language,
    })),
    ...goodParagraphs(words, inspection).map((text) => ({ paragraphs: [text], language })),
  ];
}

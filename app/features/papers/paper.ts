import { type Language, languages, otherLanguages } from "#app/values/language.ts";

/** The requested document: in one language, or in all of them side by side. */
export type Paper = Language | "both";

const papers: readonly Paper[] = [...languages, "both"];

export const isPaper = (text: unknown): text is Paper => papers.includes(text as Paper);

/** The languages of a paper, the customer's first: one column each. */
export const languagesOf = (paper: Paper, ofJob: Language): Language[] =>
  paper === "both" ? [ofJob, ...otherLanguages(ofJob)] : [paper];

const fileNames: Record<Paper, (workId: string) => string> = {
  en: (workId) => `repair_order_${workId}.pdf`,
  es: (workId) => `orden_trabajo_${workId}.pdf`,
  both: (workId) => `repair_order_${workId}_en_es.pdf`,
};

/**
 * The documents offered for a job, the one in its own language first: the query string that
 * requests each, and its file name.
 */
export const papersOf = (workId: string, ofJob: Language) =>
  choicesOf(ofJob, (paper) => workOrderFileName(workId, paper));

/** The choices of documents with these file names. */
export const choicesOf = (ofJob: Language, nameOf: (paper: Paper) => string) =>
  [ofJob, ...papers.filter((paper) => paper !== ofJob)].map((paper) => ({
    paper,
    fileName: nameOf(paper),
    languages: languagesOf(paper, ofJob),
  }));

/** The name under which a work order is saved (specification, section 9). */
export const workOrderFileName = (workId: string, paper: Paper): string => fileNames[paper](workId);

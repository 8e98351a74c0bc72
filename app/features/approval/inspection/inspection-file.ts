import type { Paper } from "#app/features/papers/paper.ts";

const names: Record<Paper, (workId: string) => string> = {
  en: (workId) => `inspection_${workId}.pdf`,
  es: (workId) => `inspeccion_${workId}.pdf`,
  both: (workId) => `inspection_${workId}_en_es.pdf`,
};

/** The name under which the paper of an inspection is saved. */
export const inspectionFileName = (workId: string, paper: Paper): string => names[paper](workId);

import type { Language } from "#app/values/language.ts";
import type { PushKind } from "./kinds.ts";

/**
 * Texts on a locked screen, visible to everyone: the number of a job, and no name, price or plate.
 */
export const pushTexts: Record<Language, Record<PushKind, (workId: string) => string>> = {
  en: {
    decided: (workId) => `${workId}: the customer has decided`,
    asked: (workId) => `${workId}: the customer asks something`,
    assigned: (workId) => `${workId} is yours now`,
    message: () => "A customer has written",
  },
  es: {
    decided: (workId) => `${workId}: el cliente ya decidió`,
    asked: (workId) => `${workId}: el cliente pregunta algo`,
    assigned: (workId) => `${workId} ahora es suya`,
    message: () => "Un cliente escribió",
  },
};

/** The page where the translations of a job's texts are reviewed. */
export const en = {
  of: "Translations of {{workId}}",
  back: "Back to the job",
  intro:
    "Each text as it was written, and its translation. Accept it as it is, or correct it first. Ctrl+Enter saves too.",
  making: "Some translations are still being made. Reload the page to see them.",
  noTranslator: "Automatic translation is off. What you write here is used on papers.",
  customer: "For the customer's paper",
  shop: "For the shop",
  ready: "Done ({{ready}})",
  allDone: "Everything the customer reads is ready.",
  nothing: "This job has no texts yet.",
  more: "More texts come when these are done.",
  field: {
    issues: "Reported issues",
    diagnostic: "Diagnostic",
    description: "Quoted work",
    line: "Quote line",
  },
  state: {
    missing: "Not translated yet",
    machine: "Machine translation, not reviewed",
    demo: "Demo translation, not reviewed",
    stale: "The original has changed since",
    refused: "The machine's translation was not good enough",
    reviewed: "Reviewed",
    written: "Written by a person",
  },
  changed: "What changed in the original",
  removed: "removed:",
  added: "added:",
  originalIn: { en: "Original, in English", es: "Original, in Spanish" },
  translationIn: { en: "In English", es: "In Spanish" },
  accept: "Accept",
  save: "Save",
  saving: "Saving…",
  again: "Translate again",
  acceptAll: "Accept all simple ones ({{plain}})",
  acceptAllHint:
    "Texts with a number, a denial or a safety warning are not among them: read those one by one.",
  accepted: "Accepted: {{accepted}}.",
  notSaved: "Error saving the translation",
  originalChanged:
    "The original changed while you were working. Nothing was saved: read it again and save once more.",
  overtaken:
    "Someone else has saved other words. Yours are still here: compare and save once more.",
  gone: "This text is no longer on the job.",
} as const;

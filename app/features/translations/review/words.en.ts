/** The page where the translations of a job's texts are reviewed. */
export const en = {
  of: "Translations of {{workId}}",
  back: "Back to the job",
  intro:
    "Each text as it was written, and its translation. Accept it as it is, or correct it first. Ctrl+Enter saves too.",
  making: "Some translations are still being made. Reload the page to see them.",
  noTranslator: "Automatic translation is off. What you write here is used on documents.",
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
    message: "Message",
  },
  state: {
    missing: "Not translated yet",
    machine: "Machine translation, not reviewed",
    demo: "Demo translation, not reviewed (typed text: word by word)",
    stale: "The original has changed since",
    refused: "The machine's translation was not good enough",
    doubted: "A second model doubts this translation: compare it word by word",
    reviewed: "Reviewed",
    written: "Written by a person",
    listed: "From known terms and phrases",
  },
  judged: {
    yes: "A second model found no difference.",
    no: "A second model doubts it.",
    none: "No second model has read it yet.",
    demo: "The demo's stand-in for a second model found no difference in numbers and negatives; it compares nothing else.",
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
  remember: "Use these words next time",
  acceptAll: "Accept all simple ones ({{plain}})",
  acceptAllHint:
    "Texts with numbers, negatives or safety warnings are not included: read those one by one.",
  accepted: "Accepted: {{accepted}}.",
  /** Where a text is edited, for someone who reads its translation. */
  editsOriginal: {
    en: "You read a translation. The box has the original, in English: what you write there replaces it.",
    es: "You read a translation. The box has the original, in Spanish: what you write there replaces it.",
  },
  correct: "Correct only the translation",
  denials:
    "Negatives (“no”, “not”, “never”) in the original: {{ours}}. In your translation: {{theirs}}. Correct it, or check the box to keep it.",
  sure: "Yes, the translation is right like this",
  notSaved: "Error saving the translation",
  originalChanged:
    "The original changed while you were working. Nothing was saved: read it again and save once more.",
  overtaken:
    "Someone else has saved other words. Yours are still here: compare and save once more.",
  gone: "This text is no longer on the job.",
} as const;

export const en = {
  title: "Quotes by link",
  lead: "How customers read and approve your quotes. What you have already sent stays as it was.",
  expiry: "Days a link stays open",
  expiryHint: "From 1 to {{max}}.",
  expiryWrong: "Enter a whole number of days from 1 to 90.",
  reminder: "Remind after days",
  reminderHint: "One email to a customer who has not answered. Empty: none.",
  reminderWrong: "Enter a whole number of days from 1 to 30, or leave it empty.",
  reminderLate: "The link has expired by then. Choose fewer days.",
  deposit: "Deposit, %",
  depositHint: "Of what the customer approves. Empty: none.",
  depositWrong: "Enter a whole percentage from 1 to 100, or leave it empty.",
  termsLead:
    "Customers read these terms before they sign. Write them in both languages, or leave both empty to use the standard ones.",
  terms: { en: "Terms in English", es: "Terms in Spanish" },
  termsMissing: "Write the terms in this language too, or leave them all empty.",
  standard: "The standard terms",
  notSaved: "Error saving. Please try again.",
  notLoaded: "Error loading the settings. Please try again.",
  changed:
    "These settings were changed somewhere else. Your version is still here: save again to keep it.",
} as const;

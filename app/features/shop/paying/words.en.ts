export const en = {
  title: "How customers pay you",
  own: "Your own ways",
  lead: "Shown to the customer wherever a deposit or an invoice is to be paid: on the link and in the invoice email.",
  hint: "Bank transfer, CLABE, Zelle, Yape, Pix, a payment link … Up to {{max}} characters. Write it in both languages, or leave both empty.",
  ways: { en: "How to pay, in English", es: "How to pay, in Spanish" },
  parts: "Customers may pay a part of what they owe by card",
  missing: "Write it in this language too, or leave them all empty.",
  setUpFirst: "Please save your shop's name and rate first.",
  notSaved: "Error saving. Please try again.",
  notLoaded: "Error loading the settings. Please try again.",
  changed:
    "The shop's settings were changed somewhere else. Your version is still here: save again to keep it.",
} as const;

/** Walk-round signature at the counter, and its proof. No browser loads these words. */
export const en = {
  title: "How your vehicle came in",
  greeting: "Hello, {{name}}",
  intro:
    "Look at each photo before you sign. Tell the shop if damage is missing or marked where there is none.",
  photos: "Photos of your vehicle",
  terms: "What you sign",
  sign: "Sign the walk-round",
  failed: "Your signature could not be saved. Please send it again.",
  changed:
    "The shop has changed the photos or the odometer since this page was opened. Give the device back, so that the shop can show you the walk-round again.",
  back: "Back to the walk-round",
  thanks: "Thank you, the walk-round is signed",
  thanksText: "You signed as {{name}} on {{moment}}. Please give the device back to the shop.",
  proof: {
    title: "Proof of the signed walk-round",
    intro: "How the vehicle came in, as its customer signed it. It cannot be changed afterwards.",
    genuine: "What is stored is exactly what was signed.",
    damaged: "Warning: what is stored is missing or differs from what was signed.",
    hash: "Fingerprint of the walk-round (SHA-256)",
    at: "Signed",
    count: "Photos",
    file: "Download what was signed",
    heading: "Walk-round signed at drop-off",
  },
} as const;

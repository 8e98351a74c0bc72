export const en = {
  checkout: {
    notCreated: "Error creating checkout session",
    unavailable: "The card payment provider could not be initialised. Please try again in a few minutes.",
    failed: "Error processing payment. Please try again.",
    already: "You already have a plan. You can change it on this page.",
    payFirst: "A payment is overdue. Please update your card first; your plan then goes on.",
  },
  change: { none: "You have no subscription that could be changed." },
  portal: { failed: "The billing page could not be opened. Please try again." },
} as const;

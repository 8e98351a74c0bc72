export const en = {
  /** On the shop's settings. */
  title: "Card payments",
  lead: "Customers pay deposits and invoices by card from their link, straight into your own Stripe account. Llave takes no fee and never sees a card number.",
  setUpFirst: "Please save your shop's name, country and rate first.",
  notHere:
    "Stripe does not open accounts for shops in {{country}}. Customers still see how to pay you: write it below.",
  connect: "Connect with Stripe",
  connectAgain: "Connect again",
  goOn: "Continue at Stripe",
  opening: "Opening Stripe…",
  dashboard: "Open Stripe",
  disconnect: "Stop taking cards",
  disconnectHint:
    "Customers will no longer be able to pay by card. Your Stripe account stays yours, with everything that was paid.",
  states: {
    none: "Not connected",
    todo: "To do",
    review: "In review",
    ready: "Ready",
    restricted: "Stripe needs something",
    refused: "Refused",
    disconnected: "Not connected",
  },
  stateTexts: {
    none: "Stripe asks about your business on its own pages. It takes about ten minutes.",
    todo: "Stripe is waiting for your answers.",
    review: "Stripe is checking what you sent. You do not need to do anything.",
    ready: "Customers can pay by card.",
    restricted: "Customers cannot pay by card until Stripe has this:",
    refused: "Stripe has refused this account. Its dashboard says why, and how to reply.",
    disconnected: "Customers cannot pay by card. Connect again whenever you want.",
  },
  soon: "Stripe asks for:",
  asked: {
    bank: "A bank account for payouts",
    document: "A document that proves who you are",
    terms: "That you accept its terms",
    business: "Facts about the business",
    person: "Facts about the owner",
    other: "More details, listed on its pages",
  },
  otherCurrency:
    "The account is in {{account}} and your shop charges in {{shop}}: only what is in {{account}} can be paid by card.",
  otherCountry: "The account is in {{account}} and your shop in {{shop}}.",
  notConnected: "Stripe could not be reached. Please try again.",
  notTaken: "Stripe did not accept this shop's country or details.",

  /** On the customer's pages. */
  payDeposit: "Pay deposit by card: {{amount}}",
  payInvoice: "Pay by card: {{amount}}",
  secure: "You pay on Stripe’s secure page, directly to the shop.",
  paid: "Paid by card on {{date}}: {{amount}}",
  depositPaid: "The deposit is paid. Thank you.",
  back: "{{amount}} came in after it was already paid. It goes back to the card; banks take 5 to 10 days.",
  backFailed:
    "{{amount}} came in after it was already paid and could not be returned to the card. Please call the shop.",
  notes: {
    waiting: "Your payment is being confirmed. Open this page again in a minute.",
    failed: "The payment page could not be opened. Please try again, or call the shop.",
    nothing: "There is nothing left to pay here.",
  },
  deposit: "Deposit for work order {{workId}}",
  invoice: "Invoice {{number}}",
  /** Of a refund to the card that paid. */
  refund: {
    refused:
      "Stripe did not make this refund. Check the payment in Stripe, or return the money another way.",
    unreachable: "Stripe could not be reached, and nothing was refunded. Please try again.",
  },
} as const;

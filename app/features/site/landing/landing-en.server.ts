/**
 * The landing page in English. It describes the product, and promises nothing beyond the owner's
 * offer.
 */
export const landing = {
  description:
    "Training, documentation, AI diagnostics and repair management for mechanics and shop owners, in English and Spanish. 7-day free trial.",
  hero: {
    title: ["Fix it in one language.", "Explain it in two."],
    subtitle:
      "Llave is the workbench for auto repair pros: repair jobs on a board for a team of up to ten, photos and inspections, quotes that customers approve, sign and pay on their phone, text messages in both languages and a calendar, with a diagnostic assistant, fault codes, videos and a forum beside them. Every page is in English and in Spanish.",
    note: "Both plans start with a 7-day free trial, one per person. Cancel any time.",
  },
  start: "Start Free Trial",
  jobs: "Open repair jobs",
  plansLink: "See the plans",

  sample: {
    caption:
      "Send a link: your customer reads the quotes in their language, approves each one and signs, without an account. What you typed is translated for you to check, and the work order prints in either language, or in both.",
    screen: "Your customer's phone",
    paper: "The work order",
  },
  link: {
    shop: "Taller Ramírez Auto Repair",
    quote: "Quote 1",
    work: "Replace the ignition coil and spark plugs",
    approve: "Approve",
    decline: "Decline",
    sum: "You approve",
    send: "Sign and send",
  },
  order: {
    title: "Work order",
    issues: "Reported issues",
    labor: "Labor cost",
    parts: "Parts cost",
    total: "Total amount",
    signature: "Customer signature",
  },
  typed: {
    issue: "Check engine light is flashing and the engine shakes at idle, worse in the morning.",
    coil: "Ignition coil",
    plugs: "Iridium spark plug",
    grease: "Dielectric grease",
  },

  features: {
    title: "What's on the bench",
    training: {
      title: "Professional Training",
      text: "Video tutorials you can search and filter by system and skill level. Diamond adds live training sessions every month.",
      specimen: {
        title: "Bleeding the brakes after a caliper job",
        facts: ["Brakes", "Intermediate", "12 min"],
      },
    },
    documentation: {
      title: "Digital Documentation",
      text: "Over 9,200 fault codes in plain words, 1,018 of them with causes and checks of their own: what the code means, what to check, and what can hurt you.",
      specimen: {
        title: "Cylinder 1 misfire detected",
        checks: ["Swap the ignition coil", "Read the spark plug", "Measure compression"],
      },
    },
    assistant: {
      title: "AI Diagnostics",
      text: "Describe the problem, or add a photo of the scan tool. The assistant works through it with you. In the Diamond plan.",
      specimen: {
        question: "P0171, and a hiss at idle.",
        answer:
          "Lean with a hiss points to unmetered air. Check the intake hoses and the gasket first.",
      },
    },
    languages: {
      title: "Multilingual Support",
      text: "The only shop manager we know of that keeps each job in English and Spanish: what you type is translated for your team and your customer, and you have the last word. Diamond translates the forum.",
      specimen: [
        ["spark plug", "bujía"],
        ["brake pads", "pastillas de freno"],
        ["timing belt", "correa de distribución"],
      ],
    },
    example: "Example",
  },

  plans: {
    title: "Two plans",
    lead: "Each comes with a 7-day free trial, one per person. Billed monthly in advance. Cancel any time.",
    leadTried: "Billed monthly in advance. Cancel any time.",
    perMonth: "per month",
    medium: {
      name: "Bronze",
      text: "Keep learning, with answers close by.",
      intro: "What you get",
      items: [
        "Video tutorials",
        "Technical documentation",
        "Repair guides",
        "Basic forum access",
        "E-mail support",
      ],
      choose: "Start with Bronze",
    },
    premium: {
      name: "Diamond",
      text: "For whoever runs the shop: the board, the customer's link with a signature, invoices, deposits, taxes, and up to ten people.",
      intro: "Everything in Bronze plus",
      items: [
        "AI Diagnostic Assistant",
        "Multilingual forum access",
        "Priority support",
        "Monthly live training sessions",
        "Repair CMS",
      ],
      holds: {
        intro: "What the repair CMS does",
        items: [
          "Jobs on a list and a board, for a team of up to ten",
          "Quotes with parts, labor, taxes and discounts, and canned quotes",
          "Photos, a walk-round and an inspection that customers read in their own language",
          "A link where customers approve and sign on their phone",
          "Deposits and invoices paid by card, straight into your own Stripe account",
          "One conversation per customer: link, text message, WhatsApp and email",
          "A calendar that counts hours, with a page where customers book",
          "Invoices, deposits, payments, credit notes and who owes",
          "Work orders and estimates in English, Spanish or both",
          "What you type translated, with numbers and negatives checked",
          "Customers and vehicles with their history, VIN and recalls",
          "Reports of sales, collections and sales tax, for your accountant too",
        ],
      },
      choose: "Start with Diamond",
    },
    free: "No plan? You still get the news.",
  },

  voices: {
    title: "From the shop floor",
    lead: "These two are examples. We'll publish real ones as members write them.",
    label: "Example",
    quotes: [
      {
        text: "I asked in Spanish and the best answer came in English. I read it in Spanish, and the original is one tap away.",
        who: "Owner of a two-bay shop",
      },
      {
        text: "I look up the code, watch the video for the part I haven't done before, and get back under the car.",
        who: "Mechanic, brakes and suspension",
      },
    ],
  },

  closing: {
    title: "Try it in your shop for a week.",
    text: "Seven days free. If it doesn't earn its keep, cancel any time.",
  },
};

export type LandingText = typeof landing;

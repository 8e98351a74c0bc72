/** The landing page in English. Nothing is promised here that the owner's offer does not name. */
export const landing = {
  description:
    "Training, documentation, AI diagnostics and repair management for mechanics and workshop owners, in English and in Spanish. 7-day free trial.",
  hero: {
    title: ["Fix it in one language.", "Explain it in two."],
    subtitle:
      "Llave is the workbench for auto repair pros: video tutorials, technical documentation, a diagnostic assistant, a forum, and repair jobs with quotes and work orders. All of it in English and in Spanish.",
    note: "Both plans begin with a 7-day free trial. Cancel at any time.",
  },
  start: "Start Free Trial",
  jobs: "Open repair jobs",
  plansLink: "See the plans",

  sample: {
    caption: "One job, two languages: you keep it in one, the customer's work order is printed in the other.",
    screen: "Your screen",
    paper: "The customer's paper",
  },
  order: {
    title: "Work order",
    status: "Approved",
    issue: "Rough idle, engine light on. Reader says P0301.",
    coil: "Ignition coil",
    plugs: "Spark plugs (4)",
    labor: "Labor, 1.5 h",
    total: "Total",
    signature: "Customer's signature",
  },

  features: {
    title: "What is on the bench",
    training: {
      title: "Professional Training",
      text: "Video tutorials you can search and filter by system and by level, and live training sessions every month in the Diamond plan.",
      specimen: { title: "Bleeding the brakes after a caliper job", facts: ["Brakes", "Intermediate", "12 min"] },
    },
    documentation: {
      title: "Digital Documentation",
      text: "Technical documentation and repair guides to read at the car: what the fault is, and what to check.",
      specimen: { title: "Cylinder 1 misfire detected", checks: ["Swap the ignition coil", "Read the spark plug", "Measure compression"] },
    },
    assistant: {
      title: "AI Diagnostics",
      text: "Describe the fault, or add a picture of the scan tool. The assistant thinks it through with you. In the Diamond plan.",
      specimen: {
        question: "P0171, and a hiss at idle.",
        answer: "A lean bank with a hiss points to unmetered air. Check the intake hoses and the gasket first.",
      },
    },
    languages: {
      title: "Multilingual Support",
      text: "Every page in English and in Spanish, one tap apart. The work order speaks the customer's language, whichever yours is.",
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
    lead: "A 7-day free trial with both, one per person. Billed monthly in advance. Cancel at any time.",
    perMonth: "per month",
    medium: {
      name: "Bronze",
      text: "Keep learning, and have the answer at hand.",
      intro: "What you get",
      items: ["Video tutorials", "Technical documentation", "Repair guides", "Basic forum access", "E-mail support"],
      choose: "Start with Bronze",
    },
    premium: {
      name: "Diamond",
      text: "For those who run the shop as well.",
      intro: "Everything in Bronze plus",
      items: ["AI Diagnostic Assistant", "Multilingual forum access", "Priority support", "Monthly live training sessions", "Repair CMS"],
      choose: "Start with Diamond",
    },
    free: "Without a plan, your account opens the news.",
  },

  voices: {
    title: "From the shop floor",
    lead: "These two are examples. We publish real ones as members write them.",
    label: "Example",
    quotes: [
      {
        text: "I write the quote in English. The customer reads the work order in Spanish. Nobody has to guess what was approved.",
        who: "Owner of a two-bay shop",
      },
      {
        text: "I look the code up, watch the video for the part I have not done before, and go back under the car.",
        who: "Mechanic, brakes and suspension",
      },
    ],
  },

  closing: {
    title: "Give it a week at your bench.",
    text: "Seven days free. If it does not earn its place there, cancel at any time.",
  },
};

export type LandingText = typeof landing;

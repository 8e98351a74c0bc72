export const en = {
  brand: "Llave",
  tagline: "The bilingual workbench for auto repair pros.",
  title: "{{page}} · Llave",
  home: "Llave · The bilingual workbench for auto repair pros",
  description:
    "Repair jobs, quotes and work orders for auto repair shops, in English and in Spanish.",
  skip: "Skip to content",

  nav: {
    main: "Main",
    home: "Llave, home",
    news: "News",
    videos: "Videos",
    forum: "Forum",
    newReplies: "new replies",
    codes: "Codes",
    words: "Words",
    shop: "Shop",
    cms: "CMS",
    jobs: "Jobs",
    board: "Board",
    assistant: "Assistant",
    live: "Live sessions",
    plans: "Plans",
    admin: "Admin",
    manageUsers: "Manage Users",
    manageVideos: "Manage Videos",
    manageNews: "Manage News",
    settings: "Settings",
    account: "Account",
    signIn: "Sign In",
    signOut: "Sign Out",
    menu: "More",
  },

  // What the toggle offers, said in the language it offers.
  toggle: { es: "Ver la página en español", en: "Show the page in English" },

  footer: {
    blurb: "Jobs, quotes and work orders in two languages, for the people who fix cars.",
    contact: "Contact",
    country: "United States",
    links: "Quick Links",
    home: "Home",
    privacy: "Privacy Policy",
    terms: "Terms of Service",
    features: "Features",
    about: "About",
    aboutText:
      "Llave serves mechanics and shop owners who work in English and Spanish, often on the same day.",
    credit: "Who built this website",
    rights: "© {{year}} Llave. All rights reserved.",
  },
  features: {
    news: "Auto news",
    videos: "Video tutorials",
    documentation: "Digital repair manuals and technical documentation",
    assistant: "AI diagnostic assistant",
    forum: "Discussion forum in two languages",
    repair: "Repair management",
  },

  error: {
    notFound: "We couldn't find that page",
    notFoundText: "It may have been moved or deleted, or there may be a typo in the link.",
    unexpected: "Something went wrong",
    unexpectedText: "This page could not be shown. Please try again.",
    unavailable: "Llave isn't available right now. Please try again in a few minutes.",
    home: "Go to the home page",
  },

  admin: {
    title: "Admin",
    tabs: { users: "Users", videos: "Videos", news: "News", reports: "Reports", audit: "Audit" },
  },
  legal: { back: "Return to Home", updated: "Last updated" },
} as const;

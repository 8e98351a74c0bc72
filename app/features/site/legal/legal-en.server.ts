import type { LegalText } from "./legal-page.tsx";

export const privacy: LegalText = {
  title: "Privacy Policy",
  description:
    "What Llave keeps about you and your shop, what it is used for, and how to have it corrected or deleted.",
  changed: "November 27, 2026",
  parts: [
    {
      heading: "What we keep",
      paragraphs: [
        "Your account: your email address, your name if you give one, and a scrambled form of your password that cannot be reversed. Your plan and the date it ends. The devices you are signed in on, so that you can sign them out.",
        "What you enter in Llave: repair jobs with customer and vehicle details, photos without the place and device that a camera notes in them, inspections, quotes, diagnostics, shop settings and your shop's logo.",
        "What your customers decide, sign and ask through the link you send them.",
        "What you send to the AI diagnostics chat (text and pictures) and what it answers, and what you post in the forum.",
      ],
    },
    {
      heading: "What we use it for",
      paragraphs: [
        "To run the service you asked for: to show you your records, to make your quotes and work orders, to answer in the chat and to show you the training materials in your plan. We do not sell your data, and there is no advertising.",
      ],
    },
    {
      heading: "AI diagnostics and chat",
      paragraphs: [
        "Questions to the AI diagnostics chat are processed by an automated model, and so are the texts that are translated: forum posts, and what you and your customers write on jobs and quotes. VINs are looked up with NHTSA, a US government agency. Do not enter personal details of your customers in the chat or the forum: a diagnosis does not need them. You can clear your chat history at any time.",
      ],
    },
    {
      heading: "Payments",
      paragraphs: [
        "Plans are billed monthly in advance by a card payment provider. Card numbers go to that provider and never to us. You may cancel at any time; the refund policy in the Terms of Service applies.",
        "If a shop lets its customers pay by card, they pay the shop itself, on a page of that provider, into the shop's own account with it. We learn what was paid and when, never the card, and hold no money.",
        "To give each person one free trial only, we keep a keyed fingerprint of the email address, from which the address cannot be read, even after an account is deleted.",
      ],
    },
    {
      heading: "Cookies",
      paragraphs: [
        "We set a few cookies, none of them for tracking. One keeps you signed in. One remembers for a year that you have signed in from this browser, so strangers who guess at your password can't lock you out of it. One lasts a few minutes while you sign in with a second step. One holds your language until you close the browser, and one your time zone so that dates are right. If your browser prefers Spanish and you choose to stay in English, one remembers that for a year. What you type into a form is kept on your own device until it is saved.",
      ],
    },
    {
      heading: "Your rights",
      paragraphs: [
        "You can download a copy of all your data, and delete your account with everything in it, whenever you like. Both are on your account page, under Your data. For a correction, or anything else, write to the contact address at the bottom of this page.",
      ],
    },
    {
      id: "what-stays",
      heading: "What stays when you delete your account",
      paragraphs: [
        "Your account, jobs, quotes, shop settings, logo, chats, video progress, certificates, reports and devices are deleted right away, and a plan you pay for is canceled. If you belong to someone else's shop, its jobs and quotes stay there, and what you wrote in them is shown under “former member”. This is what stays:",
        "What you wrote in the forum, with its translations, under “former member” and no longer tied to you. Delete a post before you go if you do not want it to stay.",
        "The keyed fingerprint of your email address, if you had a free trial, so that there is one per person.",
        "The log of what administrators did, and of the deletion itself: it identifies you only by a number, without name or address. So do decisions about reported posts, if you made them as an administrator.",
        "The numbers of the payment provider's messages to us and of your customer record there, for 60 days. The provider itself keeps invoices for as long as the law requires.",
        "Backups, which are overwritten within 30 days, and single words of your name and address in the pages of the search index, which lead to no one and are overwritten over the following nights.",
      ],
    },
  ],
};

export const terms: LegalText = {
  title: "Terms of Service",
  description:
    "Plans, the 7-day free trial, monthly billing, cancellation and refunds, and what you can expect from Llave.",
  changed: "November 22, 2026",
  parts: [
    {
      heading: "The service",
      paragraphs: [
        "Llave is a service for mechanics and shop owners: news, training materials, technical documentation, a discussion forum, an AI diagnostics chat and repair management. What you can use depends on your plan.",
      ],
    },
    {
      heading: "Plans and billing",
      paragraphs: [
        "Paid plans are billed monthly in advance. Each begins with a 7-day free trial, once per person. The price is the one shown when you subscribe.",
        "You may cancel at any time. A canceled plan stays active until the end of the period you paid for; the refund policy applies to what you paid in advance.",
      ],
    },
    {
      heading: "Refund policy",
      paragraphs: [
        "If something we charged was a mistake, or the service could not be used, write to the contact address within 30 days and we will make it right. Otherwise, periods that have begun are not refunded.",
      ],
      unsettled: "Draft wording: the owner of this site has yet to confirm this refund policy.",
    },
    {
      heading: "AI diagnostics and training materials",
      paragraphs: [
        "Answers from the AI diagnostics chat, training materials and documentation are aids for trained people. They can be wrong or incomplete. Check them against the manufacturer's information and your own judgment before you work on a vehicle. You remain responsible for the repair.",
      ],
    },
    {
      heading: "What you post and keep",
      paragraphs: [
        "Your records remain yours. After your plan ends, you can still read your jobs, quotes and work orders. Do not post what is unlawful, insulting or not yours to share; we may remove it.",
      ],
    },
    {
      heading: "Changes",
      paragraphs: [
        "We may change these terms. If a change affects you, we will tell you before it takes effect.",
      ],
    },
  ],
};

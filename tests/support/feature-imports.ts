/** A job with its shop, its customer and its vehicle. */
const job = ["account", "shop", "customers", "repair"];
/** Imports of a job plus the content that is sent to its customer. */
const sent = [...job, "photos", "quotes", "inspection", "translator"];
const dated = ["calendar", "reminders", "reports", "clock"];
const beside = ["notes", "parts", "papers", "translations", "messages", "speech", "scan"];

/** Further features with records of a shop, and those with records of a member. */
const recorded = [
  "papers",
  "money",
  "phrases",
  "notes",
  "states",
  "approval",
  "messages",
  "cards",
  "books",
];
const personal = ["push", "billing", "forum", "assistant", "videos"];

/** The features that each one may import (STYLE.md). */
export const featuresOf: Record<string, readonly string[]> = {
  account: [],
  translator: [],
  codes: ["translator"],
  shop: ["account"],
  customers: ["account", "shop"],
  speech: ["account", "shop", "customers", "translator"],
  repair: ["account", "shop", "customers", "speech"],
  photos: ["account", "shop", "repair", "speech"],
  // Notes among the members of a shop on a job.
  notes: ["account", "shop", "repair", "speech"],
  quotes: job,
  // Work that a customer declined, on its vehicle's pages, and offered again.
  declined: [...job, "quotes"],
  // Invoices of quotes, their credit notes, and payments.
  money: [...job, "quotes"],
  inspection: [...job, "photos", "quotes", "speech"],
  papers: ["account", "shop", "repair", "quotes", "money", "translator"],
  phrases: ["account", "translator"],
  translations: [...job, "photos", "notes", "quotes", "inspection", "translator", "phrases"],
  // Notifications to members' devices.
  push: ["account", "repair"],
  // Everything said with a customer, whatever way it went; how each way works is passed in.
  messages: [...job, "push", "photos", "phrases", "translator", "translations", "speech"],
  // Sendings to a customer, and the customer's decisions.
  approval: [...sent, "money", "papers", "translations", "messages"],
  // A customer's payments by card, into the shop's own account.
  cards: [...job, "money", "approval"],
  reports: [...job, "quotes", "money", "inspection", "cards"],
  // A shop's own states of jobs, and how long jobs stay in them.
  states: [...job, "messages", "reports"],
  // Balances of customers, and one payment for several invoices.
  books: [...job, "quotes", "money", "cards", "reports"],
  statements: [...job, "money", "papers", "approval", "reports", "messages"],
  // Parts of jobs, and the orders to those who sell them.
  parts: [...job, "quotes", "money", "papers", "phrases", "translator", "approval", "messages"],
  // Stock of a shop, and its use on jobs.
  stock: [...job, "quotes", "parts"],
  // Openings, appointments and the page on which customers book.
  calendar: [...job, "translator", "codes", "approval", "messages"],
  reminders: [...sent, "declined", "approval", "messages", "calendar"],
  // When members worked on what, and what of that was sold.
  clock: [...job, "quotes", "calendar", "reports"],
  forum: ["account", "translator", "codes"],
  assistant: ["account", "translator", "codes"],
  news: ["account"],
  videos: ["account", "translator"],
  billing: ["account"],
  site: ["account"],
  // Cached pages of a member on a device.
  offline: ["account", "push"],
  admin: ["account", "shop"],
  // VIN, plate and odometer from a photo, read on the device.
  scan: ["customers", "photos", "assistant"],
  // Joins and splits customers and vehicles, with the jobs that name them.
  merging: ["account", "customers", "repair"],
  // The list of jobs and the pages of one, made of all that stands on them.
  "job-pages": [
    ...sent,
    ...beside,
    "declined",
    "money",
    "push",
    "approval",
    "assistant",
    "cards",
    ...dated,
  ],
  // A question to the assistant, with the job and the posts and videos that it is about.
  asking: ["account", "repair", "translator", "forum", "videos", "assistant"],
  // The archives of a member and a shop, and the data of a customer: the files of every feature.
  exports: [...sent, ...dated, ...recorded, "parts", "stock", ...personal],
  // Deletion of an account with its plan, shop and answers.
  "account-deletion": [...job, "quotes", "assistant", "billing"],
};

/** A job with its shop, its customer and its vehicle. */
const job = ["account", "shop", "customers", "repair"];
/** The same with what a customer is sent of it. */
const sent = [...job, "photos", "quotes", "inspection", "translator"];
const dated = ["calendar", "reminders", "reports", "clock"];
const beside = ["notes", "parts", "papers", "translations", "messages", "speech", "scan"];

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
  // What members of a shop write to each other on a job.
  notes: ["account", "shop", "repair", "speech"],
  quotes: job,
  inspection: [...job, "photos", "quotes", "speech"],
  papers: [...job, "quotes", "translator", "phrases"],
  phrases: ["account", "translator"],
  translations: [...job, "photos", "notes", "quotes", "inspection", "translator", "phrases"],
  // What members are told of on their devices.
  push: ["account", "repair"],
  // Everything said with a customer, whatever way it went; how each way works is passed in.
  messages: [...job, "push", "photos", "phrases", "translator", "translations", "speech"],
  // What was sent to a customer, and what the customer decided.
  approval: [...sent, "papers", "translations", "messages"],
  // A customer's payments by card, into the shop's own account.
  cards: [...job, "quotes", "approval"],
  reports: [...job, "quotes", "inspection", "cards"],
  // A shop's own states of jobs, and how long jobs stay in them.
  states: [...job, "messages", "reports"],
  // What a customer owes in all, and one payment for it.
  books: [...job, "quotes", "cards", "reports"],
  statements: [...job, "quotes", "papers", "approval", "reports", "messages"],
  // Parts of jobs, and the orders to those who sell them.
  parts: [...job, "quotes", "papers", "phrases", "translator", "approval", "messages"],
  // What lies on a shop's shelves, and what of it went into jobs.
  stock: [...job, "quotes", "parts"],
  // Openings, appointments and the page on which customers book.
  calendar: [...job, "translator", "codes", "approval", "messages"],
  reminders: [...sent, "approval", "messages", "calendar"],
  // When members worked on what, and what of that was sold.
  clock: [...job, "quotes", "calendar", "reports"],
  forum: ["account", "translator", "codes"],
  assistant: ["account", "translator", "codes"],
  news: ["account"],
  videos: ["account", "translator"],
  billing: ["account"],
  site: ["account"],
  // What a device caches of a member's pages.
  offline: ["account", "push"],
  admin: ["account", "shop"],
  // VIN, plate and odometer from a photo, read on the device.
  scan: ["customers", "photos", "assistant"],
  // Joins and splits customers and vehicles, with the jobs that name them.
  merging: ["account", "customers", "repair"],
  // The list of jobs and the pages of one, made of all that stands on them.
  "job-pages": [...sent, ...beside, "push", "approval", "assistant", "cards", ...dated],
  // A question to the assistant, with the job and the posts and videos that it is about.
  asking: ["account", "repair", "translator", "forum", "videos", "assistant"],
  // What an account takes with it: its plan, its shop and its answers.
  "account-deletion": [...job, "quotes", "assistant", "billing"],
};

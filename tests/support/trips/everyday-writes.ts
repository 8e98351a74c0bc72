import { randomUUID } from "node:crypto";
import { nthCustomer, nthVehicle } from "../../../bench/known-world.ts";
import { busyTopic, nthSession, nthTopic, nthVideo } from "../../../bench/site-world.ts";
import { png } from "../files/pictures.ts";

/** Names in the addresses: `job` and `quote` from the start, the others once they were created. */
export type KnownFields = Record<string, string>;

export type Write = {
  /** The page with the form, or what is typed with no page. */
  page: string;
  /** The address of the form, where it is not the page's own. */
  to?: string;
  typed?: Record<string, string | string[]>;
  /** `other`: the owner of another shop, since one person may write forty times a minute. */
  who?: "owner" | "other" | "advisor" | "admin" | "visitor";
  /** Whether a script sends it, which asks for the page afterwards. */
  script?: true;
  /** As what the id in the address of the answer is known afterwards. */
  keeps?: string;
  /** The file of the form, which is the logo of a shop. */
  logo?: Uint8Array<ArrayBuffer>;
  /** Its trips in a row where they are more than three (session, reads, batch), and why. */
  most?: { trips: number; why: string };
};

/** Without a script its own page is the answer, and is read once it is written. */
const andReturns = { trips: 4, why: "what is on its way back to cards is read before" };
const andPage = { trips: 4, why: "its page is the answer" };

/**
 * The writes of an everyday, in the order of a day: what one of them makes is changed and removed by
 * later ones. `:name` is what is known under that name.
 */
export const everydayWrites: readonly Write[] = [
  ...ofJobs(),
  ...ofQuotes(),
  ...ofCustomers(),
  ...ofMoney(),
  ...ofForum(),
  ...ofShop(),
  ...ofAdmin(),
];

function ofJobs(): Write[] {
  const typed = {
    customerFirstName: "Luz",
    customerLastName: "Vega",
    customerEmail: "luz@example.com",
    customerPhone: "+1 512 555 0188",
    carMake: "Kia",
    carModel: "Rio",
    carYear: "2019",
    licensePlate: "LUZ 1",
    issues: "Pulls to the left.",
  };
  const diagnostic = "Front pads are worn to 2 mm.";
  return [
    { page: "/repair-cms/new", typed, keeps: "new-job" },
    { page: "/repair-cms/:job/diagnostic", typed: { diagnostic } },
    { page: "/repair-cms/:job/notes/new", typed: { text: "Pads are on the shelf." } },
    { page: "/repair-cms/:job/status", typed: { status: "in_progress" } },
    { page: "/repair-cms/:job/state", typed: { state: "in_progress" } },
    { page: "/repair-cms/:job/edit", typed: { issues: "Squeals when it brakes." } },
    { page: "/repair-cms/:job/review" },
  ];
}

function ofQuotes(): Write[] {
  const lines = { description: "Front brakes", laborHours: "2" };
  const list = { "materialName[]": ["Pads"], "materialQuantity[]": ["1"] };
  const typed = { ...lines, ...list, "materialPrice[]": ["45.00"] };
  const quotes = "/repair-cms/:new-job/quotes";
  const name = `Brakes ${randomUUID()}`;
  return [
    { page: `${quotes}/new`, typed, keeps: "new-quote" },
    { page: `${quotes}/:new-quote/edit`, typed: { description: "Front brake pads" } },
    { page: `${quotes}/:new-quote/edit`, to: `${quotes}/:new-quote/duplicate`, keeps: "copy" },
    { page: `${quotes}/:new-quote/canned`, typed: { name }, most: andPage },
    { page: `${quotes}/:copy/delete` },
    {
      page: "/repair-cms/:new-job/send",
      typed: { message: "Hello", asWritten: "on" },
      most: { trips: 5, why: "files before rows, the page" },
    },
    {
      page: "/repair-cms/:new-job/send",
      typed: { message: "Hello", asWritten: "on" },
      script: true,
      most: { trips: 4, why: "files before rows" },
    },
    { page: "/repair-cms/:new-job/questions", typed: { text: "Ready on Friday." } },
    { page: "/repair-cms/:job/quotes/:quote/status", typed: { status: "approved" } },
  ];
}

function ofCustomers(): Write[] {
  const [customer, vehicle] = [nthCustomer(1), nthVehicle(1)];
  const page = `/repair-cms/customers/${customer}`;
  const typed = {
    firstName: "Eva",
    lastName: "Mora",
    email: "eva@example.com",
    phone: "5125550177",
  };
  const car = { make: "Mazda", model: "3", year: "2020", plate: "EVA 1" };
  const as = { who: "advisor" } as const;
  return [
    { page: "/repair-cms/customers/new", typed, keeps: "new-customer", ...as },
    { page: `${page}/edit`, typed: { note: "Calls after five." }, ...as },
    { page: `${page}/vehicles/new`, typed: car, ...as },
    { page: `/repair-cms/vehicles/${vehicle}/edit`, typed: { model: "Hilux" }, ...as },
    {
      page: `/repair-cms/vehicles/${vehicle}/owner`,
      typed: { customerId: nthCustomer(2) },
      ...as,
    },
    { page: "/repair-cms/customers/:new-customer/delete", ...as },
    { page: "/repair-cms/:new-job/delete", ...as },
  ];
}

function ofMoney(): Write[] {
  const job = "/repair-cms/:job";
  return [
    { page: `${job}/invoices/new`, keeps: "invoice" },
    {
      page: `${job}/payments/new`,
      typed: { kind: "payment", for: "", amount: "10.00" },
      most: andReturns,
    },
    { page: `${job}/invoices/:invoice/send`, most: andPage },
    { page: `${job}/invoices/:invoice/send`, script: true },
    { page: `${job}/invoices/:invoice/credit`, typed: { reason: "Wrong customer" } },
  ];
}

function ofForum(): Write[] {
  const [topic, own] = [`/discussion/${busyTopic}`, "/discussion/:new-topic/replies/:new-reply"];
  const content = "Look at the caliper pins first.";
  const typed = { title: "Brakes squeal when cold", content, language: "en" };
  return [
    { page: "/discussion/new", typed, keeps: "new-topic" },
    {
      page: "/discussion/:new-topic/reply",
      typed: { content, language: "en" },
      keeps: "new-reply",
    },
    { page: `${topic}/reply`, typed: { content, language: "en" } },
    { page: "/discussion/:new-topic/edit", typed: { title: "Brakes squeal" } },
    { page: `${topic}/answered` },
    { page: `${own}/edit`, typed: { content: "Look at the pins first." } },
    { page: `${own}/delete` },
    {
      page: `/discussion/${nthTopic(2)}/report`,
      typed: { reason: "Spam" },
      who: "admin",
      most: andPage,
    },
    {
      page: `/discussion/${nthTopic(3)}/report`,
      typed: { reason: "Spam" },
      who: "admin",
      script: true,
    },
  ];
}

function ofShop(): Write[] {
  const beforeRow = { trips: 5, why: "the logo before its row, the page" };
  const byScript = { who: "other", script: true } as const;
  const phrase = { from: "en", en: `Pads ${randomUUID()}`, es: "Balatas" };
  return [
    { page: "/account/name", typed: { name: "Ana Ruiz Vega" } },
    { page: "/account/reply-letters" },
    { page: "/repair-cms/settings", typed: { shopName: "Taller Ruiz" }, most: andPage },
    {
      page: "/repair-cms/settings",
      typed: { shopName: "Taller Ruiz" },
      logo: png(),
      most: beforeRow,
    },
    {
      page: "/repair-cms/settings",
      typed: { shopName: "Taller Ruiz" },
      logo: png({ colour: 6 }),
      most: beforeRow,
    },
    { page: "/repair-cms/taxes", most: andPage },
    { page: "/repair-cms/print-settings", most: andPage },
    { page: "/repair-cms/link-settings", most: andPage },
    { page: "/repair-cms/payment-settings", most: andPage },
    { page: "/repair-cms/settings", typed: { shopName: "Taller Ruiz" }, ...byScript },
    {
      page: "/repair-cms/settings",
      logo: png({ colour: 6 }),
      ...byScript,
      most: { trips: 4, why: "the logo before its row" },
    },
    ...["taxes", "print-settings", "link-settings", "payment-settings"].map((form) => ({
      page: `/repair-cms/${form}`,
      ...byScript,
    })),
    { page: "/repair-cms/words/new?kind=term", typed: phrase },
    {
      page: "/repair-cms/team/invite",
      typed: { email: `${randomUUID()}@example.com`, role: "technician" },
    },
    {
      page: `/videos/${nthVideo(1)}/position`,
      to: `/videos/${nthVideo(1)}/position`,
      typed: { position: "12", length: "300" },
    },
  ];
}

function ofAdmin(): Write[] {
  const as = { who: "admin" } as const;
  return [
    { page: "/admin/settings", ...as },
    { page: "/admin/users/:free/plan", typed: { tier: "medium", days: "30" }, ...as },
    { page: "/admin/users/:free/extend", ...as },
    { page: `/admin/videos/${nthVideo(2)}/edit`, typed: { title: "Brake pads" }, ...as },
    { page: `/admin/videos/live/${nthSession(1)}/cancel`, ...as },
  ];
}

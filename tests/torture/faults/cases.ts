import { v7 as newId } from "uuid";
import type { Person } from "../../../bench/world.ts";
import { typedJob } from "../../support/make.ts";
import { png } from "../../support/pictures.ts";
import { shopFormData } from "../../support/shop-form.ts";

export type Binding = "DB" | "FILES" | "WORKERS_AI" | "STRIPE_API";

/** Who there is and what they own. */
export type World = {
  diamond: Person;
  free: Person;
  admin: Person;
  jobId: string;
  quoteId: string;
  topicId: string;
};
export type Form = Record<string, string | string[]> | FormData;

/** One request of someone's. A write is made anew for every try; sent twice it is the same one. */
export type Case = {
  name: string;
  as?: "diamond" | "free" | "admin";
  /** Whom it is not for: they must not see or do it, whatever fails. */
  notFor?: ("visitor" | "free" | "diamond")[];
  path: (world: World) => string;
  form?: (world: World) => Form;
  /** What the same person does instead, having heard that it could not be done. */
  other?: (world: World) => Form;
  /**
   * One of these stands in the answer when the database fails: the specification's own sentence, or
   * the key the page says it by.
   */
  says?: RegExp;
  /** What it began is finished when it is sent again: nothing of it is taken back meanwhile. */
  resumes?: true;
  /** Asked for by a script alone. */
  script?: true;
};

const read = (
  name: string,
  as: Case["as"],
  path: Case["path"],
  notFor: Case["notFor"],
  says?: RegExp,
): Case => ({
  name,
  path,
  ...(as && { as }),
  ...(notFor && { notFor }),
  ...(says && { says }),
});
const write = (
  name: string,
  as: Case["as"],
  path: Case["path"],
  form: NonNullable<Case["form"]>,
  says?: RegExp,
): Case => ({
  ...read(
    name,
    as,
    path,
    as === "admin" ? ["visitor", "diamond"] : as === "diamond" ? ["visitor", "free"] : [],
    says,
  ),
  form,
});

const job = ({ jobId }: World) => `/repair-cms/${jobId}`;
const topic = ({ topicId }: World) => `/discussion/${topicId}`;
const strangers: Case["notFor"] = ["visitor", "free"];
const people: Case["notFor"] = ["visitor", "diamond"];

const quote = () => ({
  id: newId(),
  description: "Brake job",
  laborHours: "2.5",
  "materialName[]": ["Pads", "Disc"],
  "materialQuantity[]": ["1", "2"],
  "materialPrice[]": ["80.40", "40.00"],
});

export const reads: readonly Case[] = [
  read("landing page", undefined, () => "/", undefined),
  read("login", undefined, () => "/login", undefined),
  read("plans", "diamond", () => "/premium", ["visitor"]),
  read("news", "diamond", () => "/noticias", ["visitor"], /Error loading news|news:/),
  read("account", "diamond", () => "/account", ["visitor"]),
  read("forum", "diamond", () => "/discussion", strangers, /Error loading discussion topics/),
  read(
    "forum, searched",
    "diamond",
    () => "/discussion?q=rattle",
    strangers,
    /Error loading discussion topics/,
  ),
  read("topic", "diamond", topic, strangers, /Error loading/),
  read(
    "topic, translated",
    "diamond",
    (world) => `${topic(world)}?lng=es`,
    strangers,
    /Error al cargar/,
  ),
  read("videos", "diamond", () => "/videos", strangers, /Error loading videos/),
  read("codes", "diamond", () => "/codes", strangers),
  read("live sessions", "diamond", () => "/live", strangers),
  read("jobs", "diamond", () => "/repair-cms", strangers, /Error loading repair jobs/),
  read(
    "jobs, searched",
    "diamond",
    () => "/repair-cms?q=toyota",
    strangers,
    /Error loading repair jobs/,
  ),
  read(
    "shop settings",
    "diamond",
    () => "/repair-cms/settings",
    strangers,
    /Error loading (shop settings|repair jobs)/,
  ),
  read("job", "diamond", job, strangers, /Error loading job details/),
  read(
    "work order",
    "diamond",
    (world) => `${job(world)}/quotes/${world.quoteId}/work-order`,
    strangers,
    /Error generating PDF/,
  ),
  { ...read("history of the chat", "diamond", () => "/ai-chat/history", strangers), script: true },
  read(
    "users",
    "admin",
    () => "/admin",
    people,
    /Error loading (users|videos|the news sources|news sources)/,
  ),
  read("user", "admin", ({ free }) => `/admin/users/${free.id}`, people),
  read("sources of news", "admin", () => "/admin/news", people),
  read("videos, managed", "admin", () => "/admin/videos", people),
  read("settings", "admin", () => "/admin/settings", people),
  read("audit log", "admin", () => "/admin/audit", people, /Error loading the audit log/),
  read("reported posts", "admin", () => "/admin/reports", people),
];

let logos = 0;

export const writes: readonly Case[] = [
  write(
    "new job",
    "diamond",
    () => "/repair-cms/new",
    () => ({ ...typedJob, id: newId() }),
    /Error creating repair job/,
  ),
  {
    ...write(
      "job changed",
      "diamond",
      (world) => `${job(world)}/edit`,
      () => ({ ...typedJob }),
    ),
    other: () => ({ ...typedJob, licensePlate: "NEW 1" }),
  },
  {
    ...write(
      "job's status",
      "diamond",
      (world) => `${job(world)}/status`,
      () => ({ status: "completed" }),
      /Error updating job status/,
    ),
    other: () => ({ status: "cancelled" }),
  },
  {
    ...write(
      "diagnostic",
      "diamond",
      (world) => `${job(world)}/diagnostic`,
      () => ({ diagnostic: "Loose shield" }),
      /Error updating diagnostic/,
    ),
    other: () => ({ diagnostic: "Loose shield, and a cracked bracket" }),
  },
  write(
    "new quote",
    "diamond",
    (world) => `${job(world)}/quotes/new`,
    quote,
    /Error creating quote/,
  ),
  {
    ...write(
      "quote's status",
      "diamond",
      (world) => `${job(world)}/quotes/${world.quoteId}/status`,
      () => ({ status: "approved" }),
      /Error updating quote status/,
    ),
    other: () => ({ status: "rejected" }),
  },
  {
    ...write(
      "shop settings",
      "diamond",
      () => "/repair-cms/settings",
      () => shopFormData(),
      /Error saving shop settings/,
    ),
    other: () => shopFormData({ hourlyRate: "91.50" }),
  },
  write(
    "shop settings, with a logo",
    "diamond",
    () => "/repair-cms/settings",
    () => shopFormData({}, { bytes: png({ width: 40 + ++logos }) }),
    /Error saving shop settings/,
  ),
  write(
    "new topic",
    "diamond",
    () => "/discussion/new",
    () => ({ id: newId(), title: "T", content: "C", language: "en" }),
  ),
  write(
    "reply",
    "diamond",
    (world) => `${topic(world)}/reply`,
    () => ({ id: newId(), content: "C", language: "en" }),
  ),
  {
    ...write(
      "name",
      "diamond",
      () => "/account/name",
      () => ({ name: "Ana Ruiz" }),
    ),
    other: () => ({ name: "Ana Ruiz Soto" }),
  },
  write(
    "checkout",
    "free",
    () => "/create-checkout-session",
    () => ({ plan: "premium" }),
  ),
  {
    ...write(
      "translation",
      "diamond",
      () => "/discussion/translate",
      ({ topicId }) => ({ post: topicId, targetLanguage: "es" }),
    ),
    script: true,
  },
  {
    ...write(
      "plan set",
      "admin",
      ({ free }) => `/admin/users/${free.id}/plan`,
      () => ({ tier: "medium" }),
      /Error updating user/,
    ),
    other: () => ({ tier: "premium", days: "60" }),
  },
  write(
    "plan extended",
    "admin",
    ({ free }) => `/admin/users/${free.id}/extend`,
    () => ({}),
    /Error updating user/,
  ),
  {
    ...write(
      "sign-up",
      undefined,
      () => "/sign-up",
      () => ({ email: `new-${newId()}@shop.test`, password: "a good long password" }),
      /An error occurred/,
    ),
    resumes: true,
  },
  write(
    "login",
    undefined,
    () => "/login",
    () => ({ email: "nobody@shop.test", password: "a good long password" }),
    /An error occurred|Invalid email/,
  ),
  write(
    "forgotten password",
    undefined,
    () => "/forgot-password",
    () => ({ email: "nobody@shop.test" }),
  ),
  write(
    "new user",
    "admin",
    () => "/admin/users/new",
    () => ({
      email: `new-${newId()}@shop.test`,
      password: "a good long password",
      name: "Inés",
      tier: "free",
    }),
    /Error creating user/,
  ),
  write(
    "new source",
    "admin",
    () => "/admin/news/new",
    () => ({
      id: newId(),
      name: "News",
      url: "https://example.com/feed.xml",
      selector: "article",
      language: "en",
      active: "yes",
    }),
    /Error creating news source/,
  ),
];

import { v7 as newId } from "uuid";
import { png } from "../../support/files/pictures.ts";
import { shopFormData } from "../../support/repair/shop-form.ts";
import { typedJob } from "../../support/repair/typed-job.ts";
import { type Case, job, topic, write } from "./case.ts";

const visitor = write(undefined, []);
const free = write("free", []);
const diamond = write("diamond", ["visitor", "free"]);
const admin = write("admin", ["visitor", "diamond"]);

const quote = () => ({
  id: newId(),
  description: "Brake job",
  laborHours: "2.5",
  "materialName[]": ["Pads", "Disc"],
  "materialQuantity[]": ["1", "2"],
  "materialPrice[]": ["80.40", "40.00"],
});

let logos = 0;

export const writes: readonly Case[] = [
  diamond(
    "new job",
    () => "/repair-cms/new",
    () => ({ ...typedJob, id: newId() }),
    /Error creating repair job/,
  ),
  {
    ...diamond(
      "job changed",
      (world) => `${job(world)}/edit`,
      () => ({ ...typedJob }),
    ),
    other: () => ({ ...typedJob, licensePlate: "NEW 1" }),
  },
  {
    ...diamond(
      "job's status",
      (world) => `${job(world)}/status`,
      () => ({ status: "completed" }),
      /Error updating job status/,
    ),
    other: () => ({ status: "cancelled" }),
  },
  {
    ...diamond(
      "diagnostic",
      (world) => `${job(world)}/diagnostic`,
      () => ({ diagnostic: "Loose shield" }),
      /Error updating diagnostic/,
    ),
    other: () => ({ diagnostic: "Loose shield, and a cracked bracket" }),
  },
  diamond("new quote", (world) => `${job(world)}/quotes/new`, quote, /Error creating quote/),
  {
    ...diamond(
      "quote's status",
      (world) => `${job(world)}/quotes/${world.quoteId}/status`,
      () => ({ status: "approved" }),
      /Error updating quote status/,
    ),
    other: () => ({ status: "rejected" }),
  },
  {
    ...diamond(
      "shop settings",
      () => "/repair-cms/settings",
      () => shopFormData(),
      /Error saving shop settings/,
    ),
    other: () => shopFormData({ hourlyRate: "91.50" }),
  },
  diamond(
    "shop settings, with a logo",
    () => "/repair-cms/settings",
    () => shopFormData({}, { bytes: png({ width: 40 + ++logos }) }),
    /Error saving shop settings/,
  ),
  diamond(
    "new topic",
    () => "/discussion/new",
    () => ({ id: newId(), title: "T", content: "C", language: "en" }),
  ),
  diamond(
    "reply",
    (world) => `${topic(world)}/reply`,
    () => ({ id: newId(), content: "C", language: "en" }),
  ),
  {
    ...diamond(
      "name",
      () => "/account/name",
      () => ({ name: "Ana Ruiz" }),
    ),
    other: () => ({ name: "Ana Ruiz Soto" }),
  },
  free(
    "checkout",
    () => "/create-checkout-session",
    () => ({ plan: "premium" }),
  ),
  {
    ...diamond(
      "translation",
      () => "/discussion/translate",
      ({ topicId }) => ({ post: topicId, targetLanguage: "es" }),
    ),
    script: true,
  },
  {
    ...admin(
      "plan set",
      (world) => `/admin/users/${world.free.id}/plan`,
      () => ({ tier: "medium" }),
      /Error updating user/,
    ),
    other: () => ({ tier: "premium", days: "60" }),
  },
  admin(
    "plan extended",
    (world) => `/admin/users/${world.free.id}/extend`,
    () => ({}),
    /Error updating user/,
  ),
  {
    ...visitor(
      "sign-up",
      () => "/login?mode=sign-up",
      () => ({ email: `new-${newId()}@shop.test`, password: "a good long password" }),
      /An error occurred/,
    ),
    resumes: true,
  },
  visitor(
    "login",
    () => "/login",
    () => ({ email: "nobody@shop.test", password: "a good long password" }),
    /An error occurred|Invalid email/,
  ),
  visitor(
    "forgotten password",
    () => "/forgot-password",
    () => ({ email: "nobody@shop.test" }),
  ),
  admin(
    "new user",
    () => "/admin/users/new",
    () => ({
      email: `new-${newId()}@shop.test`,
      password: "a good long password",
      name: "Inés",
      tier: "free",
    }),
    /Error creating user/,
  ),
  admin(
    "new source",
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

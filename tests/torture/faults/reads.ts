import { type Case, job, read, topic } from "./case.ts";

const visitor = read(undefined, []);
const member = read("diamond", ["visitor"]);
const diamond = read("diamond", ["visitor", "free"]);
const admin = read("admin", ["visitor", "diamond"]);

export const reads: readonly Case[] = [
  visitor("landing page", () => "/"),
  visitor("login", () => "/login"),
  member("plans", () => "/premium"),
  member("news", () => "/noticias", /Error loading news|news:/),
  member("account", () => "/account"),
  diamond("forum", () => "/discussion", /Error loading discussion topics/),
  diamond("forum, searched", () => "/discussion?q=rattle", /Error loading discussion topics/),
  diamond("topic", topic, /Error loading/),
  diamond("topic, translated", (world) => `${topic(world)}?lng=es`, /Error al cargar/),
  diamond("videos", () => "/videos", /Error loading videos/),
  diamond("codes", () => "/codes"),
  diamond("live sessions", () => "/live"),
  diamond("jobs", () => "/repair-cms", /Error loading repair jobs/),
  diamond("jobs, searched", () => "/repair-cms?q=toyota", /Error loading repair jobs/),
  diamond(
    "shop settings",
    () => "/repair-cms/settings",
    /Error loading (shop settings|repair jobs)/,
  ),
  diamond("job", job, /Error loading job details/),
  diamond(
    "work order",
    (world) => `${job(world)}/quotes/${world.quoteId}/work-order`,
    /Error generating PDF/,
  ),
  { ...diamond("history of the chat", () => "/ai-chat/history"), script: true },
  admin("users", () => "/admin", /Error loading (users|videos|the news sources|news sources)/),
  admin("user", ({ free }) => `/admin/users/${free.id}`),
  admin("sources of news", () => "/admin/news"),
  admin("videos, managed", () => "/admin/videos"),
  admin("settings", () => "/admin/settings"),
  admin("audit log", () => "/admin/audit", /Error loading the audit log/),
  admin("reported posts", () => "/admin/reports"),
];

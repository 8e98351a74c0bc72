import { beforeAll, expect, test } from "vitest";
import { newsLost } from "#app/features/news/tables.server.ts";
import { openApp } from "../../support/app.ts";
import { makeSource, makeVideo } from "../../support/make.ts";
import { type Person, signedIn } from "../../support/people.ts";

// /admin holds the users, the videos and the news sources behind tabs, and /admin/settings how the
// place runs.

const app = openApp();
let admin: Person;
beforeAll(async () => {
  admin = await signedIn(app().db, "free", { isAdmin: true, name: "Daniel Soto" });
  await makeVideo(app().db, { title: "Frenos paso a paso" });
  await makeSource(app().db, { name: "El Taller al Día" });
});

const page = async (path: string) => {
  const answer = await app().visit(path, { as: admin });
  return { status: answer.status, html: await answer.text() };
};

test.each([
  ["en", ["Manage Users", "Manage Videos", "Manage News"], ["New user", "Add video", "Add source"]],
  [
    "es",
    ["Gestionar usuarios", "Gestionar videos", "Gestionar noticias"],
    ["Nuevo usuario", "Agregar video", "Agregar fuente"],
  ],
])(
  "In %s shows three panels, each with its list, search and button",
  async (lng, labels, buttons) => {
    const { status, html } = await page(`/admin?lng=${lng}`);
    expect(status).toBe(200);
    for (const id of ["users", "videos", "news"]) expect(html).toContain(`href="#${id}"`);
    for (const text of [
      ...labels,
      ...buttons,
      "Daniel Soto",
      "Frenos paso a paso",
      "El Taller al Día",
    ])
      expect(html).toContain(text);
    expect(html.match(/role="search"/g)).toHaveLength(3);
    for (const action of ["/admin", "/admin/videos", "/admin/news"])
      expect(html).toContain(`action="${action}"`);
  },
);

test("Keeps the other panels unfiltered when users are searched", async () => {
  const { html } = await page("/admin?q=nobody-at-all");
  expect(html).toContain("No users found");
  for (const text of ["Frenos paso a paso", "El Taller al Día"]) expect(html).toContain(text);
});

const messages = {
  user_numbers: "Error loading users. Please try again.",
  video_tutorials: "Error loading videos",
  news_sources: "Error loading news sources. Please try again.",
};
test.each(Object.keys(messages) as (keyof typeof messages)[])(
  "Shows an error in one panel without %s, and the other panels unchanged",
  async (table) => {
    await app().without(table, async () => {
      const { status, html } = await page("/admin");
      expect(status).toBe(503);
      for (const [one, words] of Object.entries(messages))
        expect(html.includes(words)).toBe(one === table);
      const shown = {
        user_numbers: "daniel",
        video_tutorials: "Frenos paso a paso",
        news_sources: "El Taller al Día",
      };
      for (const one of ["video_tutorials", "news_sources"] as const)
        expect(html.includes(shown[one])).toBe(one !== table);
    });
  },
);

test("Shows the last news run, failing sources with their reasons, and lost queue messages, in both languages", async () => {
  const { db } = app();
  const empty = await page("/admin/settings");
  for (const text of ["Last news run", "News sources failing", "News jobs the queue gave up"])
    expect(empty.html).toContain(text);
  const failed = {
    failures: 6,
    problem: "status",
    status: 503,
    lastFetch: new Date(Date.UTC(2026, 5, 2, 9)),
  } as const;
  const source = await makeSource(db, { name: "Motor Caído", ...failed });
  await makeSource(db, { name: "Cinco Fallos", ...failed, failures: 5 });
  await makeSource(db, { name: "Apagada", ...failed, active: false });
  await db.insert(newsLost).values([
    { id: "1", sourceId: source.id, work: "news", at: new Date(Date.UTC(2026, 5, 3, 9)) },
    { id: "2", sourceId: "gone", work: "news-pictures", at: new Date(Date.UTC(2026, 5, 4, 9)) },
  ]);
  const english = await page("/admin/settings");
  for (const text of [
    "6 failed fetches in a row",
    "The site returned error 503.",
    "Reading Motor Caído",
    "Pictures of a deleted source",
  ])
    expect(english.html).toContain(text);
  for (const day of ["2026-06-02T09", "2026-06-03T09", "2026-06-04T09"])
    expect(english.html).toContain(day);
  expect(english.html).toContain(`href="/admin/news/${source.id}/edit"`);
  for (const text of ["Cinco Fallos", "Apagada"]) expect(english.html).not.toContain(text);
  const spanish = await page("/admin/settings?lng=es");
  for (const text of [
    "Última actualización de noticias",
    "6 intentos fallidos seguidos",
    "El sitio respondió con el error 503.",
    "Lectura de Motor Caído",
  ])
    expect(spanish.html).toContain(text);
});

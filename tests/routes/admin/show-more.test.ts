import { v7 as newId } from "uuid";
import { beforeAll, describe, expect, test } from "vitest";
import { liveSessions } from "#app/features/videos/tables.server.ts";
import { auditEntry } from "#app/platform/log/audit.server.ts";
import { day } from "#app/values/calendar.ts";
import { openApp } from "../../support/app.ts";
import { freshYoutubeId, videoFormData } from "../../support/learning/video-form.ts";
import { makeSource, makeVideo } from "../../support/make.ts";
import { type Person, signedIn } from "../../support/people.ts";

// The administrators' lists show twenty rows; "Show more" adds twenty below, as the jobs' list does.

const app = openApp();
let admin: Person;
const ids = { videos: [] as string[], sources: [] as string[], sessions: [] as string[] };
beforeAll(async () => {
  const { db } = app();
  admin = await signedIn(db, "free", { isAdmin: true });
  for (let n = 0; n < 45; n++) {
    ids.videos.push((await makeVideo(db, { title: `Video ${n}` })).id);
    ids.sources.push((await makeSource(db, { name: `Source ${n}` })).id);
    const at = new Date(Date.now() + (n + 2) * day);
    ids.sessions.push(newId());
    await db.insert(liveSessions).values({
      id: ids.sessions.at(-1)!,
      title: `Session ${n}`,
      description: "",
      startsAt: at,
      endsAt: new Date(at.getTime() + 3_600_000),
      timeZone: "UTC",
      link: "https://meet.example/x",
      createdAt: at,
      updatedAt: at,
    });
  }
});

const page = async (path: string) =>
  (await (await app().visit(path, { as: admin })).text()).replaceAll("&amp;", "&");
const rowsIn = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`font-semibold">${name} (\\d+)<`, "g"))].map(([, n]) => Number(n));
const newest = (count: number, from = 44) => Array.from({ length: count }, (_, n) => from - n);

describe.each([
  ["/admin/videos", "Video"],
  ["/admin/news", "Source"],
  ["/admin/videos/live", "Session"],
])("%s", (list, name) => {
  test("shows twenty rows first, and more below them", async () => {
    const first = await page(list);
    expect(rowsIn(first, name)).toEqual(newest(20));
    expect(first).toContain(`href="${list}?show=40"`);
    const second = await page(`${list}?show=40`);
    expect(rowsIn(second, name)).toEqual(newest(40));
    expect(second).toContain(`href="${list}?show=60"`);
    const all = await page(`${list}?show=60`);
    expect(rowsIn(all, name)).toEqual(newest(45));
    expect(all).not.toContain(`href="${list}?show=`);
  });

  test("opens its dialogs with the rows that it shows, and a dialog closes to them", async () => {
    const shown = await page(`${list}?show=40`);
    expect(shown).toContain(`href="${list}/new?show=40"`);
    const dialog = new RegExp(`href="(${list}/[^"/]+/edit[^"]*)"`).exec(shown)![1]!;
    expect(dialog).toMatch(/\?show=40$/);
    const open = await page(dialog);
    expect(rowsIn(open, name)).toEqual(newest(40));
    expect(open.match(new RegExp(`href="${list}\\?show=40"`, "g"))).toHaveLength(2); // × and Cancel
  });
});

describe("users and the audit log", () => {
  beforeAll(async () => {
    const { db } = app();
    for (let n = 0; n < 65; n++) {
      await signedIn(db, "free", { name: `Member ${n}` });
      await auditEntry(db, {
        actorId: admin.id,
        action: "user.admin",
        subjectId: `thing-${n}`,
        now: Date.now() + n,
      });
    }
  });
  const members = (html: string) =>
    [...html.matchAll(/>Member (\d+)<\/a>/g)].map(([, n]) => Number(n));
  const things = (html: string) => [
    ...new Set([...html.matchAll(/>thing-(\d+)</g)].map(([, n]) => Number(n))),
  ];

  test("Adds users below the first twenty, and keeps a search", async () => {
    expect(members(await page("/admin?q=member"))).toEqual(newest(20, 64));
    expect(await page("/admin?q=member")).toContain('href="/admin?q=member&show=40"');
    expect(members(await page("/admin?q=member&show=40"))).toEqual(newest(40, 64));
  });

  test("Adds entries below the first thirty", async () => {
    const asked = `person=${admin.id}&as=actor`;
    expect(things(await page(`/admin/audit?${asked}`))).toEqual(newest(30, 64));
    expect(await page(`/admin/audit?${asked}`)).toContain(`/admin/audit?${asked}&show=60"`);
    expect(things(await page(`/admin/audit?${asked}&show=60`))).toEqual(newest(60, 64));
  });

  test("Keeps the list behind the dialog for a new user", async () => {
    expect(await page("/admin?q=member&show=40")).toContain("/admin/users/new?q=member&show=40");
    expect(members(await page("/admin/users/new?q=member&show=40"))).toEqual(newest(40, 64));
  });
});

test("Keeps a search and its filter while rows are added", async () => {
  expect(await page("/admin/videos?q=video")).toContain("/admin/videos?q=video&show=40");
  expect(await page("/admin/news?q=source")).toContain("/admin/news?q=source&show=40");
});

test("Shows the same rows after a save", async () => {
  const saved = await app().visit(`/admin/videos/${ids.videos[3]}/edit?show=40`, {
    as: admin,
    form: videoFormData({ url: `https://youtu.be/${freshYoutubeId()}`, version: "1" }),
  });
  expect(saved.headers.get("location")).toBe("/admin/videos?show=40");
  const canceled = await app().visit(`/admin/videos/live/${ids.sessions[3]}/cancel?show=40`, {
    as: admin,
    form: {},
  });
  expect(canceled.headers.get("location")).toBe("/admin/videos/live?show=40");
});

test("Links from a panel of /admin to the list's own page, without the user search", async () => {
  const html = await page("/admin?q=ana");
  for (const path of ["/admin/videos?show=40", "/admin/news?show=40", "/admin/videos/new"])
    expect(html).toContain(`href="${path}"`);
});

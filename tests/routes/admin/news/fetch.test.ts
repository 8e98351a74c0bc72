import { expect, test } from "vitest";
import { newsStatus } from "#app/features/news/sources/status.server.ts";
import { openApp } from "../../../support/app.ts";
import { openNewsAdmin } from "../../../support/learning/news-admin.ts";
import { openPublicWeb } from "../../../support/machine/public-web.ts";
import { makeSource } from "../../../support/make.ts";
import { item, rss } from "../../../support/news-sites/site.ts";

const app = openApp();
const web = openPublicWeb();
const { findSource, get, post } = openNewsAdmin(app);

test("sends conditional requests and counts 304 as a success", async () => {
  const source = await makeSource(app().db, { url: "https://etag.com/feed" });
  web.publish("https://etag.com/feed", (request) =>
    request.headers.get("if-none-match") === '"1"' &&
    request.headers.get("if-modified-since") === "yesterday"
      ? new Response(null, { status: 304 })
      : rss(item("Uno", "/1"))(request) instanceof Response
        ? new Response(`<rss><channel>${item("Uno", "/1")}</channel></rss>`, {
            headers: { etag: '"1"', "last-modified": "yesterday", "content-type": "text/xml" },
          })
        : new Response(null),
  );
  expect((await post(`/admin/news/${source.id}/fetch`)).text).toContain("Found 1, 1 new.");
  await app().d1.exec("UPDATE news_hosts SET next_at = 0");
  expect((await post(`/admin/news/${source.id}/fetch`)).text).toContain(
    "Nothing new since the last fetch.",
  );
  expect(await findSource(source.id)).toMatchObject({ failures: 0, found: 1 });
});

test("counts failures, waits longer after each, alerts after six, and resets on success", async () => {
  const source = await makeSource(app().db, { url: "https://falla.com/feed", name: "Falla" });
  for (let n = 1; n <= 6; n++) {
    await app().d1.exec("UPDATE news_hosts SET next_at = 0");
    await post(`/admin/news/${source.id}/fetch`);
    expect(await findSource(source.id)).toMatchObject({
      failures: n,
      problem: "status",
      status: 404,
    });
    expect((await newsStatus(app().db)).alarms.some(({ id }) => id === source.id)).toBe(n >= 6);
  }
  expect((await findSource(source.id))!.restsUntil.getTime()).toBeGreaterThan(
    Date.now() + 20 * 3_600_000,
  );
  const list = await (await get("/admin/news?q=falla")).text();
  for (const text of ["Failing", "failed fetches in a row", "The site returned error"])
    expect(list).toContain(text);
  web.publish("https://falla.com/feed", rss(item("Vuelve", "/1")));
  await app().d1.exec("UPDATE news_hosts SET next_at = 0");
  await post(`/admin/news/${source.id}/fetch`);
  expect(await findSource(source.id)).toMatchObject({ failures: 0, problem: null });
});

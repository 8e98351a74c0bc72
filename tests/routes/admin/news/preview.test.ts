import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { newsItems } from "#app/features/news/tables.server.ts";
import { openApp } from "../../../support/app.ts";
import { openNewsAdmin, sourceFields } from "../../../support/learning/news-admin.ts";
import { openPublicWeb } from "../../../support/machine/public-web.ts";
import { html, item, rss } from "../../../support/news-sites/site.ts";

const app = openApp();
const web = openPublicWeb();
const { post } = openNewsAdmin(app);

test("previews a feed or a page, fills in the selector, and stores nothing", async () => {
  web.publish("https://www.previa.com/feed", rss(item("Del canal", "/1") + item("Otra", "/2")));
  const cards = ["Uno", "Dos", "Tres"]
    .map((name) => `<div class="post"><h3><a href="/${name}">${name}</a></h3></div>`)
    .join("");
  web.publish(
    "https://pagina.previa.com/",
    html(`<link rel="alternate" type="application/rss+xml" href="/rss">${cards}`),
  );
  const feed = await post(
    "/admin/news/preview",
    sourceFields({ url: "https://www.previa.com/feed", selector: "" }),
  );
  expect(feed.status).toBe(200);
  for (const text of ["Articles: 2.", "Del canal", 'value="item, entry"', 'value="Taller Hoy"'])
    expect(feed.text).toContain(text);
  const page = await post(
    "/admin/news/preview",
    sourceFields({ url: "https://pagina.previa.com/", selector: "" }),
  );
  for (const text of [
    "by the selector: 3.",
    "Dos",
    "[class*=post]",
    "has a feed",
    "https://pagina.previa.com/rss",
  ])
    expect(page.text).toContain(text);
  const none = await post(
    "/admin/news/preview",
    sourceFields({ url: "https://pagina.previa.com/", selector: ".nothing" }),
  );
  expect(none).toMatchObject({
    status: 422,
    text: expect.stringContaining("No articles were found"),
  });
  const gone = await post(
    "/admin/news/preview",
    sourceFields({ url: "https://nowhere.previa.com/" }),
  );
  expect(gone).toMatchObject({ status: 422, text: expect.stringContaining("error 404") });
  expect(await app().db.select().from(newsItems).where(eq(newsItems.title, "Del canal"))).toEqual(
    [],
  );
});

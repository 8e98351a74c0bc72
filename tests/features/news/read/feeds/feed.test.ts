import { expect, test } from "vitest";
import { readArticles } from "#app/features/news/read/read.server.ts";
import { cpuTime } from "../../../../support/machine/cpu-time.ts";

const now = Date.UTC(2026, 10, 21, 12);
const utf8 = (text: string) => new TextEncoder().encode(text);
function read(
  text: string | Uint8Array,
  { url = "https://feeds.example.com/rss", type = "application/xml" } = {},
) {
  const bytes = typeof text === "string" ? utf8(text) : text;
  const answer = readArticles({ bytes, type, url }, { selector: "", language: "es", now });
  return answer.ok ? answer.articles : answer.problem;
}
const rss = (item: string, channel = "") =>
  `<?xml version="1.0"?><rss version="2.0"><channel>${channel}<item>${item}</item></channel></rss>`;
const one = (text: string, more?: Parameters<typeof read>[1]) =>
  (read(text, more) as Exclude<ReturnType<typeof read>, string>)[0]!;
const day = Date.UTC(2026, 2, 12);
const link = "<link>https://site.example.com/a</link>";

test.each([
  [
    "Atom 0.3",
    '<feed version="0.3" xmlns="http://purl.org/atom/ns#"><entry><title>A</title><link rel="alternate" href="https://site.example.com/a"/><issued>2026-03-12T00:00:00Z</issued><modified>2026-04-01T00:00:00Z</modified></entry></feed>',
  ],
  [
    "RSS 1.0",
    `<rdf:RDF xmlns:rdf="x" xmlns="http://purl.org/rss/1.0/"><channel/><item rdf:about="https://site.example.com/a"><title>A</title>${link}<dc:date>2026-03-12</dc:date></item></rdf:RDF>`,
  ],
  [
    "RSS with a namespace prefix",
    "<r:rss><r:channel><r:item><r:title>A</r:title><r:link>https://site.example.com/a</r:link><r:pubDate>12 Mar 2026</r:pubDate></r:item></r:channel></r:rss>",
  ],
  [
    "Atom with a namespace prefix",
    '<ns0:feed xmlns:ns0="http://www.w3.org/2005/Atom"><ns0:entry><ns0:title>A</ns0:title><ns0:link href="https://site.example.com/a"/><ns0:published>2026-03-12</ns0:published></ns0:entry></ns0:feed>',
  ],
  ["Dublin Core terms", rss(`<title>A</title>${link}<dcterms:issued>2026-03-12</dcterms:issued>`)],
  [
    "dcterms:available",
    rss(`<title>A</title>${link}<dcterms:available>2026-03-12</dcterms:available>`),
  ],
  [
    "an invalid date before a valid one",
    rss(`<title>A</title>${link}<pubDate>soon</pubDate><dc:date>2026-03-12</dc:date>`),
  ],
  [
    "a title in base64",
    `<feed version="0.3"><entry><title mode="base64">${btoa("A")}</title><link href="https://site.example.com/a"/><issued>2026-03-12</issued></entry></feed>`,
  ],
  ["a stray NUL byte", rss(`<title>\0A</title>${link}<pubDate>12 Mar 2026\0</pubDate>`)],
])("reads %s", (_, text) => {
  expect(one(text)).toMatchObject({
    title: "A",
    link: "https://site.example.com/a",
    publishedAt: day,
  });
});

test("decodes base64, and keeps invalid base64 as text", () => {
  const feed = (title: string) =>
    `<feed version="0.3"><entry><title mode="base64">${title}</title><link href="https://site.example.com/a"/></entry></feed>`;
  expect(one(feed(Buffer.from("Bujías & cables").toString("base64"))).title).toBe(
    "Bujías & cables",
  );
  expect(one(feed("% no %")).title).toBe("% no %");
});

test("reads a feed sent as application/octet-stream, but no binary file", () => {
  expect(one(rss(`<title>A</title>${link}`), { type: "application/octet-stream" }).title).toBe("A");
  expect(read("PK\u0003\u0004 rubbish", { type: "application/octet-stream" })).toBe("unreadable");
  expect(read(new Uint8Array(5_000), { type: "text/html" })).toBe("unreadable");
});

test("resolves relative addresses against the link of the channel", () => {
  const channel = "<link>https://www.taller.example.com/blog/</link>";
  expect(one(rss("<title>A</title><link>/notas/1</link>", channel)).link).toBe(
    "https://www.taller.example.com/notas/1",
  );
  expect(one(rss("<title>A</title><link>notas/1</link>", channel)).link).toBe(
    "https://www.taller.example.com/blog/notas/1",
  );
  expect(
    one(
      rss(
        "<title>A</title><link>/notas/1</link>",
        '<atom:link href="https://feeds.example.com/self"/><link/>',
      ),
    ).link,
  ).toBe("https://feeds.example.com/notas/1");
  expect(
    one(rss("<title>A</title><link>/notas/1</link>", "<link>javascript:alert(1)</link>")).link,
  ).toBe("https://feeds.example.com/notas/1");
  expect(
    one(
      rss(
        '<title>A</title><link>/1</link><description>&lt;img src="/f.jpg"&gt;</description>',
        channel,
      ),
    ).image,
  ).toBe("https://www.taller.example.com/f.jpg");
});

test("titles an article without one by its text, else by its address", () => {
  const item = (rest: string, path = "/2026/recall-of-brake-pads.html") =>
    one(rss(`<link>https://site.example.com${path}</link>${rest}`)).title;
  expect(item("<description>Las pastillas se cristalizan.</description>")).toBe(
    "Las pastillas se cristalizan.",
  );
  expect(item("<title> </title><description>&lt;img src='/a.jpg'&gt;</description>")).toBe(
    "Recall of brake pads",
  );
  expect(item("", "/1234")).toBe("site.example.com");
  expect(item("", "/%E0%A4%A/")).toBeTruthy();
  const page = '<main><article><a href="/nota-de-prueba"><img src="/a.jpg"></a></article></main>';
  expect(one(page, { type: "text/html" }).title).toBe("Nota de prueba");
});

test("takes the first valid date of a card, publication before modification", () => {
  const card = (dates: string) =>
    one(`<article><h2><a href="/a">Una nota</a></h2>${dates}</article>`, { type: "text/html" })
      .publishedAt;
  expect(
    card('<span class="time-to-read">5 min</span><span class="post-date">12 mar 2026</span>'),
  ).toBe(day);
  expect(
    card('<time class="reading-time">3 minutes ago</time><time datetime="2026-03-12">x</time>'),
  ).toBe(day);
  expect(card('<span class="date">Pronto</span><span class="date">12 mar 2026</span>')).toBe(day);
  expect(
    card(
      '<time class="updated" datetime="2026-04-01"></time><time class="published" datetime="2026-03-12"></time>',
    ),
  ).toBe(day);
});

test.each([
  "1px.gif",
  "1x1.png",
  "0x0.gif",
  "pixel.gif",
  "spacer.gif",
  "clear.gif",
  "blank.jpg",
  "trans.gif",
  "shim.gif",
  "placeholder-300.png",
  "site-pixel.gif",
  "counter.php.gif",
  "beacon.png",
  "tracking.gif",
])("ignores the layout image %s", (name) => {
  const item = `<title>A</title>${link}<description>&lt;img src="/img/${name}"&gt;&lt;img src="/img/car.jpg"&gt;</description>`;
  expect(one(rss(item)).image).toMatch(/car\.jpg$/);
});

test.each([
  '<img src="https://feeds.feedburner.com/~r/x/~4/abc">',
  '<img src="https://stats.wordpress.com/b.gif?host=x">',
  '<img src="/t" width="1" height="1">',
  '<img src="/t" width="1px">',
  '<img src="/t" style="width:1px;height:1px">',
])("ignores the tracking pixel %s", (dot) => {
  expect(
    one(
      rss(
        `<title>A</title>${link}<description><![CDATA[${dot}<img src="/spacex/pixelated-car.jpg">]]></description>`,
      ),
    ).image,
  ).toMatch(/car/);
});

const mega = 2_000_000;
test.each([
  ["angle brackets", "<".repeat(mega)],
  ["open comments", "<!--".repeat(mega / 4)],
  ["open CDATA in a feed", `<rss>${"<![CDATA[".repeat(mega / 9)}`],
  ["empty elements", "<a>".repeat(mega / 3)],
  ["closing tags of nothing", "</a>".repeat(mega / 4)],
  [
    "entities",
    `<rss><channel><item><title>${"&amp;".repeat(mega / 5)}</title></item></channel></rss>`,
  ],
  [
    "one item with endless fields",
    `<rss><channel><item>${"<x/>".repeat(mega / 4)}</item></channel></rss>`,
  ],
  [
    "one item with endless descriptions",
    `<rss><channel><item>${link}${"<description>a</description>".repeat(mega / 28)}</item></channel></rss>`,
  ],
  [
    "angle brackets in an item",
    `<rss><channel><item>${link}<description><![CDATA[${"<".repeat(mega)}]]></description></item></channel></rss>`,
  ],
  [
    "commas in a srcset",
    `<article><a href="/a">A title</a>${`<img srcset="${",".repeat(7_900)}">`.repeat(250)}</article>`,
  ],
  [
    "words in a srcset",
    `<article><a href="/a">A title</a>${`<img srcset="${"a ".repeat(3_900)}">`.repeat(250)}</article>`,
  ],
  [
    "addresses in a style",
    `<article><a href="/a">A title</a>${`<p style="${"url(".repeat(1_200)}"></p>`.repeat(400)}</article>`,
  ],
  [
    "parameters in an address",
    `<article><a href="/a?${"utm_a&".repeat(mega / 6)}">A title</a></article>`,
  ],
  ["attributes", `<a ${"a=b ".repeat(mega / 4)}>`],
  ["a class", `<article><p class="${"date ".repeat(mega / 5)}">x</p><a href="/a">A</a></article>`],
  ["a document type", `<!DOCTYPE x [${"<!ENTITY a 'b'>".repeat(mega / 15)}]><rss/>`],
  ["processing instructions", "<?".repeat(mega / 2)],
  ["brackets of JSON", `{"items":${"[".repeat(mega)}`],
  ["spaces", " ".repeat(mega)],
])("reads two megabytes of %s, or gives up, quickly", (_, text) => {
  // They cost half a second at most; in quadratic time two megabytes would take minutes.
  expect(cpuTime(() => read(text, { type: "text/html" }))).toBeLessThan(5_000);
});

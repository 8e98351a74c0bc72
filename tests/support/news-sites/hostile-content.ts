import { answer, article, gone, html, item, type NewsSite, rss, site } from "./site.ts";

/** Content that is hostile or broken. */
export const hostileContent: NewsSite[] = [
  site("ten thousand items", {
    page: rss(Array.from({ length: 10_000 }, (_, n) => item(`N${n}`, `/${n}`)).join("")),
    atMost: 40,
  }),
  site("a hundred thousand nested elements", {
    page: html("<div>".repeat(100_000) + article(gone, "/1")),
    problem: "nothing",
  }),
  site("two million brackets", {
    page: answer("<".repeat(1_900_000), "text/html"),
    problem: "nothing",
  }),
  site("four hundred thousand attributes", {
    page: html(`<article ${"a ".repeat(400_000)}><a href="/1">Atributos</a></article>`),
    titles: ["Atributos"],
  }),
  site("a selector that takes too long", {
    selector: "* * * * * * * * * * nothing-here, :not(* * * * * * * * b)",
    page: html("<div>".repeat(150) + "<i></i>".repeat(20_000)),
    problem: "costly",
  }),
  site("an invalid selector", {
    selector: "article[",
    page: html(article(gone, "/1")),
    problem: "selector",
  }),
  site("a selector that matches nothing", {
    selector: ".renamed",
    page: html(article(gone, "/1")),
    problem: "nothing",
  }),
  site("a billion laughs", {
    page: answer(
      `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a "jajajajaja">${Array.from({ length: 20 }, (_, n) => `<!ENTITY ${String.fromCharCode(98 + n)} "${`&${String.fromCharCode(97 + n)};`.repeat(10)}">`).join("")}<!ENTITY x SYSTEM "file:///etc/passwd">]><rss><channel>${item("Risa &u; &x;", "/1")}</channel></rss>`,
      "text/xml",
    ),
    titles: ["Risa &u; &x;"],
  }),
  site("scripts in everything", {
    page: rss(
      item(
        "&lt;script&gt;window.hacked=1&lt;/script&gt;Hola&lt;img src=x onerror=window.hacked=1&gt;",
        "/1",
        "<description><![CDATA[<script>window.hacked=1</script><style>*{}</style>Solo texto<iframe src=x></iframe>]]></description>",
      ),
    ),
    titles: ["Hola"],
    first: { excerpt: "Solo texto" },
  }),
  site("javascript: links", {
    page: rss(
      item("Malo", "javascript:alert(1)") +
        item("Peor", "data:text/html,x") +
        item("Inward", "http://127.0.0.1/x") +
        item("Puerto", "https://rss.tallernews.com:8443/x") +
        item("Bueno", "/ok"),
    ),
    titles: ["Bueno"],
  }),
  site("dates in 1601 and 9999", {
    page: rss(
      item("Viejo", "/1", "<pubDate>Mon, 01 Jan 1601 00:00:00 GMT</pubDate>") +
        item("Futuro", "/2", "<pubDate>9999-12-31T23:59:59Z</pubDate>") +
        item("Nada", "/3", "<pubDate>soon</pubDate>"),
    ),
    titles: ["Viejo", "Futuro", "Nada"],
  }),
  site("a title of a megabyte", { page: rss(item("Largo ".repeat(150_000), "/1")), atMost: 1 }),
  site("invisible and bidirectional characters", {
    page: rss(item("abc\u202Edef\u200B\u0007 \uFEFFghi\uFFFE", "/1")),
    atMost: 1,
  }),
  site("a video", {
    page: answer(new Uint8Array(5_000).fill(7), "video/mp4"),
    problem: "unreadable",
  }),
  site("zeros", { page: answer(new Uint8Array(50_000), "text/html"), problem: "unreadable" }),
  site("JSON that is not a feed", {
    page: answer(`{"items": "many"}`, "application/json"),
    problem: "unreadable",
  }),
  site("JSON with __proto__", {
    page: answer(
      `{"__proto__":{"polluted":1},"items":[{"__proto__":{"title":"x"},"url":7,"title":{"a":1}},{"url":"/1","title":"Limpio","date_published":"not a date"}]}`,
      "application/json",
    ),
    titles: ["Limpio"],
  }),
  site("an empty answer", { page: answer(null, "text/html"), problem: "nothing" }),
  site("links to another source's article", {
    page: rss(item("Robado", "https://rss.tallernews.com/a?id=7")),
    titles: ["Robado"],
  }),
];

import { answer, item, type NewsSite, rss, site, xml } from "./site.ts";

/** RSS, Atom, JSON Feed and RDF, well formed or nearly so. */
export const feeds: NewsSite[] = [
  site("RSS 2.0", {
    host: "rss.tallernews.com",
    page: rss(
      item(
        "Frenos nuevos",
        "https://rss.tallernews.com/a?utm_source=rss&amp;id=7#top",
        "<description>Un disco &lt;b&gt;mejor&lt;/b&gt;.</description><pubDate>Thu, 19 Nov 2026 08:00:00 -0600</pubDate>",
      ) + item("Bujías", "/b", "<pubDate>Wed, 18 Nov 2026 08:00:00 GMT</pubDate>"),
    ),
    titles: ["Frenos nuevos", "Bujías"],
    first: {
      link: "https://rss.tallernews.com/a?id=7",
      excerpt: "Un disco mejor.",
      publishedAt: "2026-11-19T14:00:00.000Z",
    },
  }),
  site("Atom", {
    host: "atom.tallernews.com",
    page: xml(
      `<feed xmlns="http://www.w3.org/2005/Atom"><entry><title type="html">Oil &amp;amp; filters</title><link rel="self" href="/self"/><link href="/oil"/><id>urn:1</id><published>2026-11-19T10:00:00Z</published><summary type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">Change <em>both</em></div></summary></entry></feed>`,
      "application/atom+xml",
    ),
    titles: ["Oil & filters"],
    first: {
      link: "https://atom.tallernews.com/oil",
      excerpt: "Change both",
      publishedAt: "2026-11-19T10:00:00.000Z",
    },
  }),
  site("JSON Feed", {
    host: "json.tallernews.com",
    page: answer(
      JSON.stringify({
        version: "https://jsonfeed.org/version/1.1",
        items: [
          {
            id: "1",
            url: "/json",
            title: "Batteries",
            content_html: "<p>Load <b>test</b></p>",
            date_published: "2026-11-18T00:00:00Z",
          },
        ],
      }),
      "application/feed+json",
    ),
    titles: ["Batteries"],
    first: { link: "https://json.tallernews.com/json", excerpt: "Load test" },
  }),
  site("RDF (RSS 1.0)", {
    host: "rdf.tallernews.com",
    page: xml(
      `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/"><item rdf:about="x"><title>Correas</title><link>https://rdf.tallernews.com/c</link><dc:date>2026-11-17T10:00:00-03:00</dc:date></item></rdf:RDF>`,
      "text/xml",
    ),
    titles: ["Correas"],
    first: { publishedAt: "2026-11-17T13:00:00.000Z" },
  }),
  site("a feed served as HTML", {
    page: answer(
      `\uFEFF<?xml version="1.0"?><!-- hola --><rss><channel>${item("Escondida", "/x")}</channel></rss>`,
      "text/html",
    ),
    titles: ["Escondida"],
  }),
  site("a feed with a stray ampersand and an open tag", {
    page: rss(
      item("Tom & Jerry's shop", "/t", "<description>5 < 6 & 7 <b>x</description>") +
        item("Next", "/n"),
    ),
    titles: ["Tom & Jerry's shop", "Next"],
  }),
  site("CDATA and entities", {
    page: rss(
      item(
        "<![CDATA[¿Qué es el <i>P0301</i>?]]>",
        "/q",
        "<content:encoded><![CDATA[<p>Fallo de encendido&nbsp;en el cilindro&nbsp;1</p>]]></content:encoded>",
      ),
    ),
    titles: ["¿Qué es el P0301?"],
    first: { excerpt: "Fallo de encendido en el cilindro 1" },
  }),
  site("the same article five times", {
    page: rss(
      ["", "#a", "?utm_medium=x", "?fbclid=1", "/"]
        .map((end) => item("Una vez", `/una${end}`))
        .join(""),
    ),
    titles: ["Una vez"],
  }),
];

import { jpeg, png } from "./pictures.ts";

// Small pages and feeds as the web has them, and as someone who means harm would make them. Each
// stands under a public name of its own.

type Answer = (request: Request) => Response | Promise<Response>;

/** What must come of it: the titles of its articles, newest first, or why there are none. */
export type NewsSite = {
  name: string;
  url: string;
  selector?: string;
  language?: "en" | "es";
  pages: Record<string, Answer>;
  titles?: string[];
  problem?: string;
  /** More that must hold of the first article. */
  first?: Partial<{ link: string; excerpt: string; publishedAt: string; pictured: boolean }>;
  /** The most articles that may be kept, where titles are too many to name. */
  atMost?: number;
};

const answer =
  (
    body: BodyInit | null,
    type: string,
    headers: Record<string, string> = {},
    status = 200,
  ): Answer =>
  () =>
    new Response(body, { status, headers: { "content-type": type, ...headers } });
export const html = (body: string, headers?: Record<string, string>) =>
  answer(`<!doctype html><meta charset="utf-8">${body}`, "text/html", headers);
const xml = (body: string, type = "application/rss+xml") =>
  answer(`<?xml version="1.0" encoding="UTF-8"?>${body}`, type);
export const rss = (items: string, more = "") =>
  xml(`<rss version="2.0" ${more}><channel><title>Taller</title>${items}</channel></rss>`);
export const item = (title: string, link: string, more = "") =>
  `<item><title>${title}</title><link>${link}</link>${more}</item>`;
const article = (title: string, link: string, more = "") =>
  `<article><h2><a href="${link}">${title}</a></h2>${more}</article>`;
const latin1 = (text: string) => new Uint8Array(Buffer.from(text, "latin1"));
const redirect =
  (location: string, status = 302): Answer =>
  () =>
    new Response(null, { status, headers: { location } });
const never: Answer = () => new Promise<Response>(() => {});

/**
 * More bytes than anyone should take: ten million, so that a reader who took them all would be seen
 * to. Without end it would hang the test.
 */
const endless =
  (piece: string, type: string): Answer =>
  () => {
    let left = 10_000_000;
    const chunk = new TextEncoder().encode(piece.repeat(2_000));
    const pull = (out: ReadableStreamDefaultController) => {
      left -= chunk.length;
      out.enqueue(chunk);
      if (left < 0) out.close();
    };
    return new Response(new ReadableStream({ pull }), { headers: { "content-type": type } });
  };

/** Begins, and never ends. */
const stalled =
  (start: string): Answer =>
  () =>
    new Response(
      new ReadableStream({ start: (out) => out.enqueue(new TextEncoder().encode(start)) }),
      {
        headers: { "content-type": "text/html" },
      },
    );

/** The server in between packs what says that it is packed. */
const packed = { "content-encoding": "gzip" };

let count = 0;
function site(
  name: string,
  {
    path = "/news",
    host,
    ...rest
  }: Omit<NewsSite, "name" | "url" | "pages"> & {
    path?: string;
    host?: string;
    page?: Answer;
    pages?: Record<string, Answer>;
  },
): NewsSite {
  const { page, pages = {}, ...expected } = rest;
  const origin = `https://${host ?? `site${++count}.tallernews.com`}`;
  const whole = Object.fromEntries(
    Object.entries(pages).map(([address, given]) => [
      address.startsWith("/") ? origin + address : address,
      given,
    ]),
  );
  return {
    name,
    url: origin + path,
    ...expected,
    pages: { ...(page && { [origin + path]: page }), ...whole },
  };
}

const gone = "No such title";

/** Sites as they should be, in every way that sites are. */
const good: NewsSite[] = [
  site("RSS 2.0", {
    page: rss(
      item(
        "Frenos nuevos",
        "https://site1.tallernews.com/a?utm_source=rss&amp;id=7#top",
        "<description>Un disco &lt;b&gt;mejor&lt;/b&gt;.</description><pubDate>Thu, 19 Nov 2026 08:00:00 -0600</pubDate>",
      ) + item("Bujías", "/b", "<pubDate>Wed, 18 Nov 2026 08:00:00 GMT</pubDate>"),
    ),
    titles: ["Frenos nuevos", "Bujías"],
    first: {
      link: "https://site1.tallernews.com/a?id=7",
      excerpt: "Un disco mejor.",
      publishedAt: "2026-11-19T14:00:00.000Z",
    },
  }),
  site("Atom", {
    page: xml(
      `<feed xmlns="http://www.w3.org/2005/Atom"><entry><title type="html">Oil &amp;amp; filters</title><link rel="self" href="/self"/><link href="/oil"/><id>urn:1</id><published>2026-11-19T10:00:00Z</published><summary type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">Change <em>both</em></div></summary></entry></feed>`,
      "application/atom+xml",
    ),
    titles: ["Oil & filters"],
    first: {
      link: "https://site2.tallernews.com/oil",
      excerpt: "Change both",
      publishedAt: "2026-11-19T10:00:00.000Z",
    },
  }),
  site("JSON Feed", {
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
    first: { link: "https://site3.tallernews.com/json", excerpt: "Load test" },
  }),
  site("RDF (RSS 1.0)", {
    page: xml(
      `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/"><item rdf:about="x"><title>Correas</title><link>https://site4.tallernews.com/c</link><dc:date>2026-11-17T10:00:00-03:00</dc:date></item></rdf:RDF>`,
      "text/xml",
    ),
    titles: ["Correas"],
    first: { publishedAt: "2026-11-17T13:00:00.000Z" },
  }),
  site("a feed that says it is a page", {
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
  site("a plain page", {
    page: html(
      article(
        "Suspensión",
        "../s/1",
        "<p>Corto.</p><p>Un párrafo más largo que dice algo.</p><time datetime='2026-11-16T12:00:00Z'>hace poco</time>",
      ) + article("Dirección", "d", "<span class='fecha'>12 de marzo de 2026</span>"),
    ),
    titles: ["Suspensión", "Dirección"],
    first: {
      excerpt: "Un párrafo más largo que dice algo.",
      publishedAt: "2026-11-16T12:00:00.000Z",
    },
  }),
  site("cards that are links", {
    selector: "a.card",
    page: html(
      `<a class="card" href="/1"><img alt="x" src="/p.jpg"><h3>Tarjeta</h3><p class="summary">Resumen</p></a>`,
    ),
    titles: ["Tarjeta"],
    first: { excerpt: "Resumen" },
  }),
  site("titles inside a link outside", {
    selector: "li h3",
    page: html(`<ul><li><a href="/up"><h3>Adentro</h3></a></li></ul>`),
    titles: ["Adentro"],
    first: { link: "https://site10.tallernews.com/up" },
  }),
  site("every CSS selector of today", {
    selector: "main > section:not(.ads) article:has(> h2):nth-child(odd)",
    page: html(
      `<main><section class="ads">${article("Aviso", "/ad")}</section><section>${article("Uno", "/1")}${article("Dos", "/2")}${article("Tres", "/3")}</section></main>`,
    ),
    titles: ["Uno", "Tres"],
  }),
  site("<base> and relative addresses", {
    page: html(`<base href="https://cdn.tallernews.com/blog/">${article("Base", "post/1")}`),
    titles: ["Base"],
    first: { link: "https://cdn.tallernews.com/blog/post/1" },
  }),
  site("Windows-1252 by its header", {
    page: answer(
      latin1(`<title>x</title>${article("Bujía de níquel", "/1")}`),
      "text/html; charset=windows-1252",
    ),
    titles: ["Bujía de níquel"],
  }),
  site("Latin 1 by its meta", {
    page: answer(
      latin1(
        `<meta http-equiv="content-type" content="text/html; charset=iso-8859-1">${article("Año nuevo", "/1")}`,
      ),
      "text/html",
    ),
    titles: ["Año nuevo"],
  }),
  site("Latin 1 by its XML declaration", {
    page: answer(
      latin1(
        `<?xml version="1.0" encoding="ISO-8859-1"?><rss><channel>${item("Señal", "/1")}</channel></rss>`,
      ),
      "text/xml",
    ),
    titles: ["Señal"],
  }),
  site("UTF-16 with a mark", {
    page: answer(
      new Uint8Array(
        Buffer.concat([
          Buffer.from([0xff, 0xfe]),
          Buffer.from(article("Dieciséis", "/1"), "utf16le"),
        ]),
      ),
      "text/html",
    ),
    titles: ["Dieciséis"],
  }),
  site("Shift_JIS", {
    page: answer(
      new Uint8Array([
        ...latin1("<meta charset=shift_jis><article><h2><a href=/1>"),
        0x8e,
        0xd4,
        ...latin1("</a></h2></article>"),
      ]),
      "text/html",
    ),
    titles: ["車"],
  }),
  site("UTF-8 that says Latin 1", {
    page: answer(article("Refacción", "/1"), "text/html; charset=iso-8859-1"),
    titles: ["Refacción"],
  }),
  site("Latin 1 that says UTF-8", {
    page: answer(latin1(article("Lámpara", "/1")), "text/html; charset=utf-8"),
    titles: ["Lámpara"],
  }),
  site("a charset that does not exist", {
    page: answer(article("Común", "/1"), "text/html; charset=klingon"),
    titles: ["Común"],
  }),
  site("lazy pictures", {
    page: html(
      article(
        "Foto",
        "/1",
        `<img src="data:image/gif;base64,R0lGOD" data-src="/foto.jpg"><noscript><img src="/other.jpg"></noscript>`,
      ),
    ),
    pages: { "/foto.jpg": answer(jpeg, "image/jpeg") },
    titles: ["Foto"],
    first: { pictured: true },
  }),
  site("a picture with sources", {
    page: html(
      article(
        "Fuentes",
        "/1",
        `<picture><source srcset="/w400.png 400w, /w1200.png 1200w"><img src="/small.png"></picture>`,
      ),
    ),
    pages: { "/w1200.png": answer(png(), "image/png") },
    titles: ["Fuentes"],
    first: { pictured: true },
  }),
  site("a picture in a feed's text", {
    page: rss(
      item("Con imagen", "/1", `<description>&lt;img src="/in.png"&gt;Texto</description>`),
    ),
    pages: { "/in.png": answer(png(), "image/png") },
    titles: ["Con imagen"],
    first: { pictured: true, excerpt: "Texto" },
  }),
  site("three redirects", {
    path: "/0",
    pages: {
      "/0": redirect("/1", 301),
      "/1": redirect("https://moved.tallernews.com/2"),
      "https://moved.tallernews.com/2": redirect("3", 308),
      "https://moved.tallernews.com/3": html(article("Mudado", "/m")),
    },
    titles: ["Mudado"],
    first: { link: "https://moved.tallernews.com/m" },
  }),
  site("compressed", {
    page: answer(article("Comprimido", "/1"), "text/html", packed),
    titles: ["Comprimido"],
  }),
  site("dates in words", {
    page: html(
      article("Dos", "/2", "<time>ayer</time>") +
        article("Uno", "/1", "<time>hace 2 horas</time>") +
        article("Tres", "/3", "<span class='date'>20 de noviembre de 2025</span>"),
    ),
    // older than a year is not kept, but a day less is: see the test of rules
    titles: ["Uno", "Dos"],
  }),
  site("a page that was cut off", {
    page: html(`${article("Entero", "/1")}<article><h2><a href="/2">Cortado</a></h2><p>Y aqu`),
    titles: ["Entero", "Cortado"],
  }),
  site("the same article five times", {
    page: rss(
      ["", "#a", "?utm_medium=x", "?fbclid=1", "/"]
        .map((end) => item("Una vez", `/una${end}`))
        .join(""),
    ),
    titles: ["Una vez"],
  }),
  site("robots that let us in", {
    page: html(article("Permitido", "/1")),
    pages: {
      "/robots.txt": answer("User-agent: *\nDisallow: /private\nAllow: /news\n", "text/plain"),
    },
    titles: ["Permitido"],
  }),
];

/** Sites that mean harm, or are broken: none may hurt the product or another source. */
const bad: NewsSite[] = [
  site("endless page", { page: endless("<p>más y más</p>", "text/html"), problem: "tooLarge" }),
  site("announces too much", {
    page: answer("x".repeat(2_100_000), "text/html"),
    problem: "tooLarge",
  }),
  site("a bomb of zeros", {
    page: answer(new Uint8Array(40_000_000), "text/html", packed),
    problem: "tooLarge",
  }),
  site("never answers", { page: never, problem: "unreachable" }),
  site("begins and never ends", { page: stalled(article(gone, "/1")), problem: "unreachable" }),
  site("answers 500", { page: answer("no", "text/html", {}, 500), problem: "status" }),
  site("answers 404", { problem: "status" }),
  site("redirects in a circle", { page: redirect("/news"), problem: "unreachable" }),
  ...[
    "http://127.0.0.1:8787/admin",
    "http://localhost/",
    "http://169.254.169.254/latest/meta-data/",
    "http://[::1]/",
    "http://2130706433/",
    "http://metadata.google.internal/",
  ].map((to) => site(`redirects to ${to}`, { page: redirect(to), problem: "inward" })),
  site("redirects to data:", {
    page: redirect("data:text/html,<article>x</article>"),
    problem: "address",
  }),
  site("robots that do not", {
    page: html(article(gone, "/1")),
    pages: { "/robots.txt": answer("User-agent: Llave\nDisallow: /\n", "text/plain") },
    problem: "robots",
  }),
  site("a redirect to where robots do not let us", {
    path: "/go",
    pages: {
      "/go": redirect("/private/x"),
      "/private/x": html(article(gone, "/1")),
      "/robots.txt": answer("User-agent: *\nDisallow: /private", "text/plain"),
    },
    problem: "robots",
  }),
  site("robots that answer 503", {
    page: html(article(gone, "/1")),
    pages: { "/robots.txt": answer("", "text/plain", {}, 503) },
    problem: "noRobots",
  }),
  site("endless robots", {
    page: html(article(gone, "/1")),
    pages: { "/robots.txt": endless("Disallow: /x\n", "text/plain") },
    problem: "noRobots",
  }),
  site("ten thousand items", {
    page: rss(Array.from({ length: 10_000 }, (_, n) => item(`N${n}`, `/${n}`)).join("")),
    atMost: 40,
  }),
  site("a hundred thousand levels", {
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
  site("a selector that walks for ever", {
    selector: "* * * * * * * * * * nothing-here, :not(* * * * * * * * b)",
    page: html("<div>".repeat(150) + "<i></i>".repeat(20_000)),
    problem: "costly",
  }),
  site("a selector that is none", {
    selector: "article[",
    page: html(article(gone, "/1")),
    problem: "selector",
  }),
  site("a selector that finds nothing", {
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
        item("Puerto", "https://site1.tallernews.com:8443/x") +
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
  site("marks that turn and hide", {
    page: rss(item("abc\u202Edef\u200B\u0007 \uFEFFghi\uFFFE", "/1")),
    atMost: 1,
  }),
  site("a picture that leads inward", {
    page: html(
      article(
        "Adentro",
        "/1",
        `<img src="http://169.254.169.254/a.png"><img src="http://localhost/b.png">`,
      ),
    ),
    titles: ["Adentro"],
    first: { pictured: false },
  }),
  site("a picture that redirects inward", {
    page: html(article("Desvío", "/1", `<img src="/r.png">`)),
    pages: { "/r.png": redirect("http://127.0.0.1/x.png") },
    titles: ["Desvío"],
    first: { pictured: false },
  }),
  site("a picture that is a page", {
    page: html(article("Página", "/1", `<img src="/p.png">`)),
    pages: { "/p.png": html("<script>1</script>") },
    titles: ["Página"],
    first: { pictured: false },
  }),
  site("a picture of 900 megapixels", {
    page: html(article("Bomba", "/1", `<img src="/bomb.png">`)),
    pages: { "/bomb.png": answer(png({ width: 30_000, height: 1 }), "image/png") },
    titles: ["Bomba"],
    first: { pictured: false },
  }),
  site("a film", {
    page: answer(new Uint8Array(5_000).fill(7), "video/mp4"),
    problem: "unreadable",
  }),
  site("zeros", { page: answer(new Uint8Array(50_000), "text/html"), problem: "unreadable" }),
  site("JSON that is no feed", {
    page: answer(`{"items": "many"}`, "application/json"),
    problem: "unreadable",
  }),
  site("JSON that poisons", {
    page: answer(
      `{"__proto__":{"polluted":1},"items":[{"__proto__":{"title":"x"},"url":7,"title":{"a":1}},{"url":"/1","title":"Limpio","date_published":"not a date"}]}`,
      "application/json",
    ),
    titles: ["Limpio"],
  }),
  site("nothing at all", { page: answer(null, "text/html"), problem: "nothing" }),
  site("takes the place of another's article", {
    page: rss(item("Robado", "https://site1.tallernews.com/a?id=7")),
    titles: ["Robado"],
  }),
];

export const newsSites: readonly NewsSite[] = [...good, ...bad];

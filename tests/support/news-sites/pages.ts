import { answer, article, html, type NewsSite, packed, redirect, site } from "./site.ts";

/** HTML pages as sites serve them. */
export const pages: NewsSite[] = [
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
  site("titles inside a link", {
    host: "linked.tallernews.com",
    selector: "li h3",
    page: html(`<ul><li><a href="/up"><h3>Adentro</h3></a></li></ul>`),
    titles: ["Adentro"],
    first: { link: "https://linked.tallernews.com/up" },
  }),
  site("modern CSS selectors", {
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
  site("a truncated page", {
    page: html(`${article("Entero", "/1")}<article><h2><a href="/2">Cortado</a></h2><p>Y aqu`),
    titles: ["Entero", "Cortado"],
  }),
  site("robots.txt that allows the path", {
    page: html(article("Permitido", "/1")),
    pages: {
      "/robots.txt": answer("User-agent: *\nDisallow: /private\nAllow: /news\n", "text/plain"),
    },
    titles: ["Permitido"],
  }),
];

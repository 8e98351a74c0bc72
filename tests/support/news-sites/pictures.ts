import { jpeg, png } from "../files/pictures.ts";
import { answer, article, html, item, type NewsSite, redirect, rss, site } from "./site.ts";

/** Articles with pictures, good and hostile. */
export const pictures: NewsSite[] = [
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
  site("a picture at a private address", {
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
  site("a picture that redirects to a private address", {
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
];

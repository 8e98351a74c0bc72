import { answer, article, item, latin1, type NewsSite, site } from "./site.ts";

/** Pages and feeds in other charsets than they should be, or than they declare. */
export const charsets: NewsSite[] = [
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
  site("UTF-16 with a byte order mark", {
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
];

// Small pages and feeds, good and hostile, each at a public host name of its own.

type Answer = (request: Request) => Response | Promise<Response>;

/** A site, and what reading it must yield: the titles, newest first, or the problem. */
export type NewsSite = {
  name: string;
  url: string;
  selector?: string;
  language?: "en" | "es";
  pages: Record<string, Answer>;
  titles?: string[];
  problem?: string;
  /** Further expectations of the first article. */
  first?: Partial<{ link: string; excerpt: string; publishedAt: string; pictured: boolean }>;
  /** The most articles to store, where there are too many titles to list. */
  atMost?: number;
};

export const answer =
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
export const xml = (body: string, type = "application/rss+xml") =>
  answer(`<?xml version="1.0" encoding="UTF-8"?>${body}`, type);
export const rss = (items: string, more = "") =>
  xml(`<rss version="2.0" ${more}><channel><title>Taller</title>${items}</channel></rss>`);
export const item = (title: string, link: string, more = "") =>
  `<item><title>${title}</title><link>${link}</link>${more}</item>`;
export const article = (title: string, link: string, more = "") =>
  `<article><h2><a href="${link}">${title}</a></h2>${more}</article>`;
export const latin1 = (text: string) => new Uint8Array(Buffer.from(text, "latin1"));
export const redirect =
  (location: string, status = 302): Answer =>
  () =>
    new Response(null, { status, headers: { location } });
export const never: Answer = () => new Promise<Response>(() => {});

/** Ten million bytes: beyond every limit, but finite, so that a missing limit fails the test. */
export const endless =
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

/** Sends the start of a page and then nothing. */
export const stalled =
  (start: string): Answer =>
  () =>
    new Response(
      new ReadableStream({ start: (out) => out.enqueue(new TextEncoder().encode(start)) }),
      {
        headers: { "content-type": "text/html" },
      },
    );

/** The test server compresses bodies with this header. */
export const packed = { "content-encoding": "gzip" };

let count = 0;
export function site(
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

/** A title that must not appear. */
export const gone = "No such title";

import {
  answer,
  article,
  endless,
  gone,
  html,
  type NewsSite,
  never,
  packed,
  redirect,
  site,
  stalled,
} from "./site.ts";

/** Answers that are too long, too slow, misdirected or forbidden. */
export const hostileAnswers: NewsSite[] = [
  site("an endless page", { page: endless("<p>más y más</p>", "text/html"), problem: "tooLarge" }),
  site("a page over the size limit", {
    page: answer("x".repeat(2_100_000), "text/html"),
    problem: "tooLarge",
  }),
  site("a decompression bomb", {
    page: answer(new Uint8Array(40_000_000), "text/html", packed),
    problem: "tooLarge",
  }),
  site("never answers", { page: never, problem: "unreachable" }),
  site("never finishes", { page: stalled(article(gone, "/1")), problem: "unreachable" }),
  site("answers 500", { page: answer("no", "text/html", {}, 500), problem: "status" }),
  site("answers 404", { problem: "status" }),
  site("redirects to itself", { page: redirect("/news"), problem: "unreachable" }),
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
  site("robots.txt that disallows us", {
    page: html(article(gone, "/1")),
    pages: { "/robots.txt": answer("User-agent: Llave\nDisallow: /\n", "text/plain") },
    problem: "robots",
  }),
  site("a redirect to a disallowed path", {
    path: "/go",
    pages: {
      "/go": redirect("/private/x"),
      "/private/x": html(article(gone, "/1")),
      "/robots.txt": answer("User-agent: *\nDisallow: /private", "text/plain"),
    },
    problem: "robots",
  }),
  site("robots.txt answers 503", {
    page: html(article(gone, "/1")),
    pages: { "/robots.txt": answer("", "text/plain", {}, 503) },
    problem: "noRobots",
  }),
  site("an endless robots.txt", {
    page: html(article(gone, "/1")),
    pages: { "/robots.txt": endless("Disallow: /x\n", "text/plain") },
    problem: "noRobots",
  }),
];

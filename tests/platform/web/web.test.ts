import { expect, test } from "vitest";
import { openWeb } from "#app/platform/web/web.server.ts";

type Site = () => Response | Promise<Response>;

/** The web made of these pages; `asked` names what was really asked for. */
function webOf(pages: Record<string, Site>) {
  const asked: { url: string; init: RequestInit }[] = [];
  const web = openWeb(async (url, init) => {
    asked.push({ url, init });
    return (await pages[url]?.()) ?? new Response(null, { status: 404 });
  });
  return {
    asked,
    fetch: (url: string, limits = {}) => web.fetch(url, { maxBytes: 100, ...limits }),
  };
}

const to =
  (location: string, status = 302) =>
  () =>
    new Response(null, { status, headers: { location } });

test("Fetches a page with the product's name and no cookie", async () => {
  const web = webOf({
    "https://example.com/a": () =>
      new Response("hello", { headers: { "content-type": "text/html" } }),
  });
  const got = await web.fetch("https://example.com/a#part", { accept: "text/html" });
  expect(got).toMatchObject({ ok: true, type: "text/html", url: "https://example.com/a" });
  expect(got.ok && new TextDecoder().decode(got.bytes)).toBe("hello");
  expect(web.asked[0]!.init).toMatchObject({
    redirect: "manual",
    headers: { accept: "text/html", "user-agent": "Llave/1.0.0" },
  });
  expect(Object.keys(web.asked[0]!.init.headers!)).toEqual(["accept", "user-agent"]);
});

test("Never requests an internal address", async () => {
  const web = webOf({});
  expect(await web.fetch("http://169.254.169.254/latest")).toEqual({
    ok: false,
    problem: "inward",
  });
  expect(await web.fetch("data:image/png;base64,AAAA")).toEqual({ ok: false, problem: "address" });
  expect(web.asked).toEqual([]);
});

test.each([
  ["http://127.0.0.1/", "inward"],
  ["//localhost/", "inward"],
  ["http://[::ffff:127.0.0.1]/", "inward"],
  ["http://2130706433/", "inward"],
  ["\\\\10.0.0.1\\x", "inward"],
  ["data:image/png;base64,AAAA", "address"],
  ["file:///etc/passwd", "address"],
  ["https://example.com:8080/", "address"],
  ["https://u:p@example.com/", "address"],
])("Does not follow a redirect to %s", async (location, problem) => {
  const web = webOf({
    "https://example.com/": to("/next"),
    "https://example.com/next": to(location),
  });
  expect(await web.fetch("https://example.com/")).toEqual({ ok: false, problem });
  expect(web.asked).toHaveLength(2);
});

test("Follows three redirects, and not a fourth", async () => {
  const pages = {
    "https://example.com/0": to("/1", 301),
    "https://example.com/1": to("https://www.example.com/2", 302),
    "https://www.example.com/2": to("3", 307),
    "https://www.example.com/3": () => new Response("there"),
    "https://example.com/loop": to("/loop"),
  };
  const web = webOf(pages);
  expect(await web.fetch("https://example.com/0")).toMatchObject({
    ok: true,
    url: "https://www.example.com/3",
  });
  expect(await web.fetch("https://example.com/loop")).toEqual({
    ok: false,
    problem: "unreachable",
  });
  expect(web.asked).toHaveLength(8);
});

test("Reads no more bytes than allowed, announced or not", async () => {
  let sent = 0;
  let cancelled = false;
  const endless = () =>
    new ReadableStream({
      pull: (out) => {
        sent += 10;
        out.enqueue(new Uint8Array(10));
      },
      cancel: () => {
        cancelled = true;
      },
    });
  const web = webOf({
    "https://example.com/endless": () => new Response(endless()),
    "https://example.com/announced": () =>
      new Response(new Uint8Array(50), { headers: { "content-length": "1000000" } }),
    "https://example.com/exact": () => new Response(new Uint8Array(100)),
    "https://example.com/over": () => new Response(new Uint8Array(101)),
  });
  expect(await web.fetch("https://example.com/endless")).toEqual({
    ok: false,
    problem: "tooLarge",
  });
  expect(sent).toBeLessThan(150);
  expect(cancelled).toBe(true);
  expect(await web.fetch("https://example.com/announced")).toEqual({
    ok: false,
    problem: "tooLarge",
  });
  expect(await web.fetch("https://example.com/exact")).toMatchObject({ ok: true });
  expect(await web.fetch("https://example.com/over")).toEqual({ ok: false, problem: "tooLarge" });
});

test("Times out a site that never answers or never ends", async () => {
  const web = webOf({
    "https://example.com/silent": () => new Promise<Response>(() => {}),
    "https://example.com/stuck": () =>
      new Response(new ReadableStream({ start: (out) => out.enqueue(new Uint8Array(1)) })),
  });
  const begun = Date.now();
  expect(await web.fetch("https://example.com/silent", { timeoutMs: 50 })).toEqual({
    ok: false,
    problem: "unreachable",
  });
  expect(await web.fetch("https://example.com/stuck", { timeoutMs: 50 })).toEqual({
    ok: false,
    problem: "unreachable",
  });
  expect(Date.now() - begun).toBeLessThan(2_000);
});

test("Reports network errors and error statuses alike", async () => {
  const web = webOf({
    "https://example.com/down": () => Promise.reject(new TypeError("Network connection lost")),
    "https://example.com/500": () => new Response("no", { status: 500 }),
    "https://example.com/304": () => new Response(null, { status: 304 }),
  });
  for (const page of ["down", "500", "304", "missing"])
    expect(await web.fetch(`https://example.com/${page}`)).toMatchObject({
      ok: false,
      problem: "unreachable",
    });
  // For those who must know whether something is gone or could not be asked about.
  expect(await web.fetch("https://example.com/500")).toMatchObject({ status: 500 });
  expect(await web.fetch("https://example.com/down")).not.toHaveProperty("status");
});

const posted = { headers: { ttl: "60" }, body: new Uint8Array([1]), timeoutMs: 50 };

test("Posts to a public address of https, and answers with the status alone", async () => {
  const asked: [string, RequestInit][] = [];
  const web = openWeb(async (...call) => {
    asked.push(call);
    return new Response("secret", { status: 410 });
  });
  expect(await web.post("https://push.example.com/a", posted)).toEqual({ status: 410 });
  expect(asked[0]).toMatchObject([
    "https://push.example.com/a",
    { method: "POST", redirect: "manual", headers: { ttl: "60" } },
  ]);
});

test.each([
  ["http://push.example.com/", "address"],
  ["https://127.0.0.1/", "inward"],
  ["https://[::1]/", "inward"],
  ["https://10.0.0.7/", "inward"],
  ["https://push.internal/", "inward"],
  ["https://push.example.com:8443/", "address"],
  ["not an address", "address"],
])("Posts nothing to %s", async (address, problem) => {
  const web = openWeb(() => Promise.reject(new Error("asked")));
  expect(await web.post(address, posted)).toEqual({ problem });
});

test("Posts nothing to a name that leads inward, and follows no redirect of another", async () => {
  const asked: string[] = [];
  const ask = async (url: string) => {
    asked.push(url);
    return to("http://169.254.169.254/")();
  };
  const inward = openWeb(ask, async () => "inward");
  expect(await inward.post("https://push.example.com/", posted)).toEqual({ problem: "inward" });
  expect(await openWeb(ask).post("https://push.example.com/", posted)).toEqual({ status: 302 });
  expect(asked).toEqual(["https://push.example.com/"]);
});

test("Waits for a push service no longer than it may", async () => {
  const web = openWeb(() => new Promise(() => {}));
  expect(await web.post("https://push.example.com/", posted)).toEqual({ problem: "unreachable" });
});

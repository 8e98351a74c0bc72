import { expect, test } from "vitest";
import { guardRequest } from "#app/platform/requests/request-guard.ts";
import { setSecurityHeaders } from "#app/platform/requests/response-headers.ts";
import { crossSite } from "../../../workers/answers.ts";
import { keepCookiesHere, withOwnCookies } from "../../../workers/cookies.ts";

const site = { APP_URL: "https://llave.example" };
const here = { APP_URL: "http://localhost:8787" };
const guarded = (address: string, vars = site, method = "GET") =>
  guardRequest(new Request(address, { method }), vars, "/health");

test.each([
  ["http://llave.example/login?to=%2Fcodes", "https://llave.example/login?to=%2Fcodes"],
  ["https://llave.someone.workers.dev/login", "https://llave.example/login"],
  ["https://www.llave.example//evil.example", "https://llave.example//evil.example"],
])("%s leads to the site's own address", (address, to) => {
  for (const method of ["GET", "POST"]) {
    const answer = guarded(address, site, method)!;
    expect([answer.status, answer.headers.get("location")]).toEqual([308, to]);
  }
});

test("the site's own address, its health and one's own machine are let through", () => {
  expect(guarded("https://llave.example/login")).toBeUndefined();
  expect(guarded("http://10.0.0.7/health")).toBeUndefined();
  expect(guarded("https://llave.example/codes/Direcci%C3%B3n%25%2F?q=%")).toBeUndefined();
  for (const vars of [here, { APP_URL: "" }, { APP_URL: "not an address" }, {}])
    expect(guarded("http://127.0.0.1:8787/login", vars as typeof site)).toBeUndefined();
});

test("a Host that names a user is refused and not broken on", () => {
  // As workerd hands it over; no Request of Node's can be made of it. (Locally Miniflare, which
  // stands before the Worker, answers first.)
  const asked = {
    method: "GET",
    url: "http://localhost:8787@evil.example/login",
    headers: new Headers(),
  } as Request;
  expect(guardRequest(asked, here, "/health")?.status).toBe(400);
});

test("in production a cookie is this host's alone, goes over https alone, and the code knows it by its own name", () => {
  const answer = new Headers({ "set-cookie": "lng=es; Path=/; HttpOnly; SameSite=Lax" });
  answer.append("set-cookie", "llave.session_token=x; Path=/; Secure");
  keepCookiesHere(answer, site);
  expect(answer.getSetCookie()).toEqual([
    "__Host-lng=es; Path=/; HttpOnly; SameSite=Lax; Secure",
    "__Host-llave.session_token=x; Path=/; Secure",
  ]);
  const cookie = "__Host-lng=es; lng=en; llave.session_token=planted; __Host-tz=America/Chicago";
  const asked = withOwnCookies(
    new Request("https://llave.example/", { headers: { cookie } }),
    site,
  );
  expect(asked.headers.get("cookie")).toBe("lng=es; tz=America/Chicago");
});

test("a cookie whose name begins with a space of another kind is not this host's alone", () => {
  const cookie = ["__Host-tz=UTC;__Host-lng=es", "\u00a0__Host-a=planted", "\v__Host-b=planted"];
  const sent = new Request("https://llave.example/", { headers: { cookie: cookie.join("; ") } });
  expect(withOwnCookies(sent, site).headers.get("cookie")).toBe("tz=UTC; lng=es");
});

test("over plain http on one's own machine cookies stay as they are", () => {
  const answer = new Headers({ "set-cookie": "lng=es; Path=/" });
  keepCookiesHere(answer, here);
  expect(answer.getSetCookie()).toEqual(["lng=es; Path=/"]);
  const request = new Request("http://localhost:8787/", { headers: { cookie: "lng=es" } });
  expect(withOwnCookies(request, here)).toBe(request);
});

test("only a public site tells browsers to come by https for good", () => {
  const told = (vars: typeof site) => {
    const headers = new Headers();
    setSecurityHeaders(headers, vars);
    return headers.get("strict-transport-security");
  };
  expect([told(site), told(here)]).toEqual(["max-age=31536000; includeSubDomains", null]);
});

test("a page that hides its address may post to its own site, and a sandboxed or foreign one may not", () => {
  const post = (headers: Record<string, string>) =>
    crossSite(new Request("https://llave.example/login", { method: "POST", headers }));
  expect(post({ origin: "null", "sec-fetch-site": "same-origin" })).toBe(false);
  for (const site of ["cross-site", "same-site", "none"])
    expect(post({ origin: "null", "sec-fetch-site": site })).toBe(true);
  expect(post({ origin: "null" })).toBe(true);
  expect(post({ origin: "https://evil.example", "sec-fetch-site": "same-origin" })).toBe(true);
});

import { expect, test } from "vitest";
import { checkAddress } from "#app/platform/web/inward.ts";
import { isInwardNumber } from "#app/platform/web/inward-number.ts";
import { resolveWith } from "#app/platform/web/resolve.server.ts";
import { openWeb } from "#app/platform/web/web.server.ts";

test.each(
  "127.0.0.1 10.1.2.3 100.64.0.1 169.254.169.254 172.31.0.1 192.168.1.1 198.19.0.1 224.0.0.1 255.255.255.255 ::1 ::ffff:10.0.0.1 fc00::1 fe80::1 ff02::1 2002:7f00:1:: 64:ff9b::1 2001:db8::1".split(
    " ",
  ),
)("Treats %s as internal", (ip) => expect(isInwardNumber(ip)).toBe(true));

test.each([
  "8.8.8.8",
  "172.32.0.1",
  "100.128.0.1",
  "1.1.1.1",
  "2606:4700::1111",
  "2a00:1450:4001::200e",
])("Treats %s as public", (ip) => expect(isInwardNumber(ip)).toBe(false));

test.each([
  "metadata.goog",
  "kubernetes.default.svc",
  "kubernetes.default.svc.cluster",
  "make-127-0-0-1.anyone.example.com",
  "10.0.0.1.anyone.com",
  "7f000001.c0a80001.rbndr.us",
  "a9fea9fe.anyone.com",
  "app.localhost.direct",
])("Refuses %s by its name", (host) =>
  expect(checkAddress(`https://${host}/`)).toEqual({ ok: false, problem: "inward" }),
);

test.each(["www.tallerhoy.com", "news.llave.demo", "24h.pm", "route-66.com", "3m.com"])(
  "%s is not",
  (host) => expect(checkAddress(`https://${host}/`).ok).toBe(true),
);

const answering = (records: Record<string, string>) => (url: string) =>
  Promise.resolve(
    Response.json({
      Answer: [{ type: 1, data: records[new URL(url).searchParams.get("name")!] ?? "8.8.8.8" }],
    }),
  );

test("Never requests a name that resolves to an internal address, on any redirect", async () => {
  const asked: string[] = [];
  const resolve = resolveWith("https://dns.example/q", answering({ "inner.shop.com": "10.0.0.7" }));
  const ask = async (url: string) => {
    asked.push(url);
    return new Response(null, { status: 302, headers: { location: "https://inner.shop.com/x" } });
  };
  const web = openWeb(ask, resolve);
  expect(await web.fetch("https://outer.shop.com/", { maxBytes: 10 })).toEqual({
    ok: false,
    problem: "inward",
  });
  expect(asked).toEqual(["https://outer.shop.com/"]);
});

test("Resolves nothing without a resolver, and allows the request when it is down", async () => {
  expect(await resolveWith("", () => Promise.reject(new Error("asked")))("shop.com")).toBe(
    "unknown",
  );
  expect(
    await resolveWith(
      "https://dns.example/q",
      async () => new Response("", { status: 502 }),
    )("shop.com"),
  ).toBe("unknown");
});

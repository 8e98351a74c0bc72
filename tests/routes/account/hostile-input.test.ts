import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { openApp, type Visit } from "../../support/app.ts";
import { password, post } from "../../support/join.ts";
import { signedIn } from "../../support/people.ts";

const app = openApp();

const texts: Record<string, string> = {
  empty: "",
  spaces: " \t \u{a0} ",
  emoji: "👩‍🔧🔧🚗".repeat(5),
  "right to left": "\u{202e}مرحبا\u{202c} שלום",
  NUL: "a\x00b\x00",
  long: "x".repeat(10_000),
  "long words": "ñandú 🔧 ".repeat(1_200),
  number: "1e308",
  negative: "-1",
  NaN: "NaN",
  markup: "<script>alert(1)</script>\"'>",
  sql: "'; drop table users; --",
  combining: `Z${"\u{351}".repeat(300)}`,
};

const forms: [string, string[], Record<string, string>][] = [
  ["/login", ["email", "password", "to"], { password }],
  ["/login?mode=sign-up", ["email", "password", "to"], { password }],
  ["/forgot-password", ["email"], {}],
  ["/reset-password", ["password"], {}],
  ["/account/name", ["name"], {}],
  [
    "/account/password",
    ["currentPassword", "newPassword"],
    { currentPassword: "x", newPassword: "y" },
  ],
];
const fine = [200, 302, 401, 410, 422];

test.each(forms)(
  "%s accepts any text without a server error",
  async (path, names, rest) => {
    for (const name of names) {
      for (const [what, text] of Object.entries(texts)) {
        const as = path.startsWith("/account") ? await signedIn(app().db) : undefined;
        const answer = await post(
          app(),
          path,
          { ...rest, email: `${newId()}@shop.test`, [name]: text },
          { as },
        );
        expect(fine, `${path} ${name} ${what}: ${answer.status}`).toContain(answer.status);
        if (answer.status === 422)
          expect(await answer.text(), `${path} ${name} ${what}`).toContain('role="alert"');
      }
    }
  },
  60_000,
);

test.each(forms)(
  "%s accepts any shape of form without a server error",
  async (path, names) => {
    const as = path.startsWith("/account") ? await signedIn(app().db) : undefined;
    const files = new FormData();
    for (const name of names) files.set(name, new File(["x"], "x.txt"));
    const encoded = { "content-type": "application/x-www-form-urlencoded" };
    const shapes: Visit[] = [
      {
        body: new URLSearchParams(
          names.flatMap((name) => [1, 2].map((one) => [`${name}[]`, `${one}`])),
        ),
      },
      { body: files },
      {
        body: JSON.stringify({ [names[0]!]: { $ne: null } }),
        headers: { "content-type": "application/json" },
      },
      { body: "<a/>", headers: { "content-type": "text/xml" } },
      { body: "x", headers: { "content-type": "multipart/form-data; boundary=none" } },
      { body: "x", headers: { "content-type": "multipart/form-data" } },
      { body: "%%%=%zz&=&&&", headers: encoded },
      { body: `${names[0]}=${"x".repeat(600_000)}`, headers: encoded },
      { headers: encoded },
    ];
    for (const [at, shape] of shapes.entries()) {
      const headers = { origin: app().origin, ...(shape.headers as Record<string, string>) };
      const answer = await post(app(), path, undefined, { method: "POST", as, ...shape, headers });
      const empty = path === "/account/name" && answer.status === 302; // a name may be left out
      expect(empty ? 422 : answer.status, `${path} shape ${at}`).toBe(422);
      if (!empty) expect(await answer.text(), `${path} shape ${at}`).toContain('role="alert"');
    }
  },
  60_000,
);

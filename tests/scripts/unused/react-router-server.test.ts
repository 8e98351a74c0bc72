import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build, type PluginOption } from "vite";
import { beforeAll, expect, test } from "vitest";
import { namedReact } from "../../../scripts/named-react.ts";
import { withWords } from "../../../scripts/unused/assume.ts";
import { encodesToText, quickRouterOnServer } from "../../../scripts/unused/react-router-server.ts";
import { unusedParts } from "../../../scripts/unused-parts.ts";

type Site = { answer: (request: Request) => Promise<Response> };
const folder = mkdtempSync(path.join(tmpdir(), "llave-router-"));

async function siteWith(name: string, plugins: PluginOption[]): Promise<Site> {
  await build({
    configFile: false,
    logLevel: "error",
    // In parts, for it is no variable that anyone sets.
    define: { [["process", "env", "NODE_ENV"].join(".")]: '"production"' },
    ssr: { noExternal: true, resolve: { conditions: ["worker", "production"] } },
    plugins,
    build: {
      ssr: path.resolve("tests/support/small-site.js"),
      outDir: path.join(folder, name),
      rolldownOptions: { output: { entryFileNames: "site.mjs" } },
    },
  });
  return import(/* @vite-ignore */ pathToFileURL(path.join(folder, name, "site.mjs")).href);
}

let [theirs, ours]: [Site, Site] = [] as never;
beforeAll(async () => {
  [theirs, ours] = await Promise.all([
    siteWith("theirs", []),
    // The small site has only some of the packages.
    siteWith("ours", [{ ...unusedParts(), buildEnd: undefined }, namedReact()]),
  ]);
}, 60_000);

async function answered({ answer }: Site, at: string, init?: RequestInit) {
  const response = await answer(new Request(`http://localhost${at}`, init));
  return {
    status: response.status,
    headers: Object.fromEntries(
      [...response.headers].filter(([name, value]) => name !== "content-type" || value !== ""),
    ),
    text: unmarked(await response.text()).replace(manifest, (_, routes) =>
      JSON.stringify(JSON.parse(routes)),
    ),
  };
}

/** With the marks of more than a byte as themselves, which pages have as references and escapes. */
const unmarked = (text: string) =>
  text.replace(/&#(\d{4,5});|\\u(2[0-9a-b][0-9a-f]{2})/g, (_, decimal, hex) =>
    String.fromCharCode(hex ? Number.parseInt(hex, 16) : Number(decimal)),
  );

/** Written with spaces and without, it holds the same. */
const manifest = /(?<=window\.__reactRouterManifest = )(\{.+?\})(?=;\n)/s;

const pages = [
  "/plain/deep",
  "/plain/deep?q=a%20b&index=&_routes=x",
  "/of/ñandú/a/b%2Fc",
  "/of/a%20b/?x=1",
  "/waits",
  "/fails",
  "/cookie",
  "/headers",
  "/broken",
  "/missing",
  "/unrendered",
  "/strange",
  "/moved",
];

test.each([...pages, "/nowhere.data", ...pages.map((page) => page.replace(/(?=\?|$)/, ".data"))])(
  "Answers %s as React Router does",
  async (at) => {
    const [expected, found] = [await answered(theirs, at), await answered(ours, at)];
    expect(found).toEqual(expected);
  },
);

test.each(["", ".data"])("Answers a form as React Router does%s", async (data) => {
  const body = new URLSearchParams({ name: "José", of: "x" });
  const sent = { method: "POST", body };
  const expected = await answered(theirs, `/plain/deep${data}`, sent);
  expect(expected.text).toContain("José");
  expect(await answered(ours, `/plain/deep${data}`, sent)).toEqual(expected);
});

test("Stops a build in which no module is what a part is for", async () => {
  await expect(siteWith("part", [unusedParts()])).rejects.toThrow(/no longer fits: .+pdf-lib/);
});

test("Stops the build when React Router writes in another way", () => {
  expect(() => encodesToText("function encodeViaTurboStream() {}")).toThrow("no longer fits");
  expect(() => withWords("a b a", { a: "c" })).toThrow("no longer fits");
  for (const { code } of quickRouterOnServer) expect(() => code("")).toThrow("no longer fits");
});

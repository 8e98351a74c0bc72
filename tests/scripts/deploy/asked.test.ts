import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { findingsOf } from "../../../scripts/deploy/audit.ts";
import { confirm } from "../../../scripts/deploy/confirm.ts";

const terminal = (answer: string) => {
  const input = Object.assign(new PassThrough(), { isTTY: true });
  input.end(`${answer}\n`);
  return { input, output: new PassThrough() };
};

test.each(["y", "Y", " yes "])("Goes on after %j", async (answer) => {
  await confirm("Deploy?", terminal(answer));
});

test.each(["", "n", "yep", "production"])("Changes nothing after %j", async (answer) => {
  await expect(confirm("Deploy?", terminal(answer))).rejects.toThrow("Nothing was changed.");
});

test("Without a terminal it wants --yes", async () => {
  const output = new PassThrough();
  await expect(confirm("Deploy?", { input: new PassThrough(), output })).rejects.toThrow(
    "To deploy without being asked, add --yes.",
  );
});

const report = (severity: string) =>
  JSON.stringify({
    vulnerabilities: {
      hono: { severity, via: ["other", { title: "Path traversal", url: "https://github.com/x" }] },
    },
  });

test("Advisories of high and critical severity stop a deployment, others do not", () => {
  expect(findingsOf(report("high"))).toEqual([
    "npm audit: hono has a vulnerability of severity high (Path traversal, https://github.com/x): update it (docs/adding.md), or add --without-audit if it does not concern this product",
  ]);
  expect(findingsOf(report("critical"))).toHaveLength(1);
  expect(findingsOf(report("moderate"))).toEqual([]);
});

test.each([
  ["nothing", ""],
  ["an error", '{"error":{"code":"ENOAUDIT"}}'],
  ["something else", "<html>"],
])("A registry that answers %s stops it too, unless it is told otherwise", (_, output) => {
  expect(findingsOf(output)[0]).toMatch(/^npm audit got no answer .* add --without-audit$/);
});

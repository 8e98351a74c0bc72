import { expect, test } from "vitest";
import { type Files, withFilesTimeout } from "#app/platform/files/files-timeout.server.ts";

const asking = (files: Files) => [
  files.get("a"),
  files.head("a"),
  files.put("a", "b"),
  files.delete(["a"]),
  files.list({ prefix: "a" }),
];

test("files that answer are used as they are", async () => {
  const said: unknown[] = [];
  const answer =
    (name: string) =>
    async (...asked: unknown[]) =>
      void said.push([name, ...asked]);
  const names = ["get", "head", "put", "delete", "list"];
  await Promise.all(
    asking(
      withFilesTimeout(
        Object.fromEntries(names.map((name) => [name, answer(name)])) as unknown as Files,
      ),
    ),
  );
  expect(said).toEqual([
    ["get", "a"],
    ["head", "a"],
    ["put", "a", "b"],
    ["delete", ["a"]],
    ["list", { prefix: "a" }],
  ]);
});

test("files that do not answer are given up on", async () => {
  const never = () => new Promise(() => {});
  const files = withFilesTimeout(
    { get: never, head: never, put: never, delete: never, list: never } as unknown as Files,
    20,
  );
  for (const work of asking(files)) await expect(work).rejects.toThrow("Took longer");
});

import { expect, test } from "vitest";
import { keepPicture, openPicture, removePicture } from "#app/platform/files/pictures.server.ts";
import type { Fetched } from "#app/platform/web/web.server.ts";
import { gif, jpeg, png, webp } from "../../support/files/pictures.ts";

/** A platform whose web answers `site` and whose images draw `drawn` whatever they are given. */
function world(site: Uint8Array | "unreachable", drawn: Uint8Array = webp) {
  const kept = new Map<string, Uint8Array>();
  const asked: number[] = [];
  const answer =
    site === "unreachable"
      ? { ok: false, problem: site }
      : { ok: true, bytes: site, type: "image/png", url: "" };
  const files = {
    put: async (key: string, bytes: Uint8Array) => void kept.set(key, bytes),
    get: async (key: string) => kept.get(key) ?? null,
    delete: async (key: string) => void kept.delete(key),
  };
  const images = {
    input: () => ({
      transform: ({ width }: { width: number }) => {
        asked.push(width);
        return { output: async () => ({ response: () => new Response(drawn as BodyInit) }) };
      },
    }),
  };
  const platform = {
    web: { fetch: async () => answer as Fetched },
    files,
    images,
  } as unknown as Parameters<typeof keepPicture>[0];
  return { platform, kept, asked };
}

test.each([
  ["PNG", png()],
  ["JPEG", jpeg],
  ["WebP", webp],
])("a %s is drawn anew and kept under a name of its own", async (_, bytes) => {
  const { platform, kept, asked } = world(bytes);
  const key = (await keepPicture(platform, "https://site.example/x", { width: 480 }))!;
  expect(key).toMatch(/^[0-9a-f-]{36}\.webp$/);
  expect(asked).toEqual([480]);
  expect(await openPicture(platform.files, key)).toEqual(webp);
  expect(await keepPicture(platform, "https://site.example/x", { width: 480 })).not.toBe(key);
  await removePicture(platform.files, key);
  expect(await openPicture(platform.files, key)).toBeNull();
  expect(kept.size).toBe(1);
});

test.each([
  ["a site that is down", "unreachable", webp],
  ["a GIF", gif, webp],
  ["a page", new TextEncoder().encode("<script>"), webp],
  ["half a picture", png().slice(0, 60), webp],
  ["a drawing that is no WebP", png(), png()],
] as const)("%s is no picture", async (_, site, drawn) => {
  const { platform, kept } = world(site, drawn);
  expect(await keepPicture(platform, "https://site.example/x", { width: 480 })).toBeUndefined();
  expect(kept.size).toBe(0);
});

test.each([
  "",
  "x",
  "../logos/a/b.png",
  "0190a8c0-0000-7000-8000-000000000000.webp/..",
  "0190A8C0-0000-7000-8000-000000000000.webp",
])("no file is looked up as %j", async (key) => {
  const { platform } = world(webp);
  platform.files.get = () => Promise.reject(new Error("looked up"));
  expect(await openPicture(platform.files, key)).toBeNull();
});

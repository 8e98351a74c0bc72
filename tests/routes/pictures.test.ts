import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { openApp } from "../support/app.ts";
import { webp } from "../support/files/pictures.ts";

const app = openApp();

test("a kept picture is served as a picture and nothing else, to anyone", async () => {
  const key = `${newId()}.webp`;
  await app().files.put(`pictures/${key}`, webp, { httpMetadata: { contentType: "text/html" } });
  const answer = await app().visit(`/pictures/${key}`);
  expect(answer.status).toBe(200);
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(webp);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "image/webp",
    "cache-control": "public, max-age=31536000, immutable",
    "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
  });
});

test.each(["none", `${newId()}.webp`, "..%2Flogos%2Fa.webp", "%00", "x.svg"])(
  "there is no picture %s",
  async (key) => {
    const answer = await app().visit(`/pictures/${key}`);
    expect([400, 404]).toContain(answer.status);
  },
);

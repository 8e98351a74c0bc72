import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { videoCounts, videoTutorials } from "#app/features/videos/tables.server.ts";
import { openApp } from "../../support/app.ts";
import { jpeg } from "../../support/files/pictures.ts";
import { freshYoutubeId } from "../../support/learning/video-form.ts";
import { openPublicWeb } from "../../support/machine/public-web.ts";
import { makeVideo } from "../../support/make.ts";
import { type Person, signedIn } from "../../support/people.ts";

const web = openPublicWeb();
const app = openApp();
let admin: Person;
let bronze: Person;
beforeAll(async () => {
  admin = await signedIn(app().db, "free", { isAdmin: true });
  bronze = await signedIn(app().db, "medium");
});

const rowOf = async (id: string) =>
  (await app().db.select().from(videoTutorials).where(eq(videoTutorials.id, id)))[0];

describe("the check", () => {
  const oembed = (id: string) =>
    `https://www.youtube.com/oembed?format=json&url=${encodeURIComponent(`https://www.youtube.com/watch?v=${id}`)}`;
  const counted = async (category: "suspension") =>
    (await app().db.select().from(videoCounts).where(eq(videoCounts.category, category)))[0]
      ?.videos;

  test("finds unavailable videos, by the button and at night, and clears those that are back", async () => {
    const { db } = app();
    await db.delete(videoTutorials);
    const [alive, gone, secret, silent] = await Promise.all(
      ["alive", "gone", "secret", "silent"].map((title) =>
        makeVideo(db, { title, category: "suspension", youtubeId: freshYoutubeId() }),
      ),
    );
    web.publish(oembed(alive!.youtubeId), () => Response.json({ title: "x" }));
    web.publish(
      `https://i.ytimg.com/vi/${alive!.youtubeId}/hqdefault.jpg`,
      () => new Response(jpeg),
    );
    web.publish(oembed(gone!.youtubeId), () => new Response("Not Found", { status: 404 }));
    web.publish(oembed(secret!.youtubeId), () => new Response("Unauthorized", { status: 401 }));
    web.publish(oembed(silent!.youtubeId), () => new Response("no", { status: 503 }));
    expect(await counted("suspension")).toBe(4);
    const answer = await app().visit("/admin/videos/check", { as: admin, form: {} });
    expect(await answer.json()).toEqual({
      ok: true,
      message: { key: "videos:admin.checked", params: { asked: 3, dead: 2 } },
    });
    expect((await rowOf(gone!.id))!.deadSince).not.toBeNull();
    expect((await rowOf(secret!.id))!.deadSince).not.toBeNull();
    expect(await rowOf(silent!.id)).toMatchObject({ deadSince: null, checkedAt: expect.any(Date) });
    expect(await rowOf(alive!.id)).toMatchObject({
      deadSince: null,
      pictureKey: expect.any(String),
    });
    expect(await counted("suspension")).toBe(2);

    const html = await (await app().visit("/admin/videos?dead=", { as: admin })).text();
    expect([
      html.includes(">gone<"),
      html.includes(">alive<"),
      html.includes("Not available"),
    ]).toEqual([true, false, true]);
    expect(await (await app().visit("/videos", { as: bronze })).text()).toContain(
      "Not available on YouTube",
    );

    web.publish(oembed(gone!.youtubeId), () => Response.json({ title: "back" }));
    await app().night();
    expect((await rowOf(gone!.id))!.deadSince).toBeNull();
    expect(await counted("suspension")).toBe(3);
  });

  test("reports when YouTube is unreachable, and marks nothing unavailable", async () => {
    const { db } = app();
    await db.delete(videoTutorials);
    const video = await makeVideo(db, { youtubeId: freshYoutubeId() });
    web.publish(oembed(video.youtubeId), () => Promise.reject(new TypeError("no network")));
    const answer = await app().visit("/admin/videos/check", { as: admin, form: {} });
    expect(await answer.json()).toMatchObject({ message: { key: "videos:admin.notChecked" } });
    expect((await rowOf(video.id))!.deadSince).toBeNull();
  });
});

import { eq } from "drizzle-orm";
import { describe, expect, test, vi } from "vitest";
import { searchTopics } from "#app/features/forum/search/search.server.ts";
import { discussionTranslations } from "#app/features/forum/tables.server.ts";
import { removeTopic, saveTopic } from "#app/features/forum/topics/topics.server.ts";
import { translatable } from "#app/features/forum/translation/translatable.ts";
import { translatePost } from "#app/features/forum/translation/translate-post.server.ts";
import { openApp } from "../../support/app.ts";
import { findTopic } from "../../support/learning/find-topic.ts";
import { inSpanish, openTranslator, unhurried } from "../../support/learning/translator.ts";
import { unpaced } from "../../support/machine/unpaced.ts";
import { makeTopic } from "../../support/make.ts";
import { signedIn } from "../../support/people.ts";

const app = openApp();
vi.spyOn(console, "warn").mockImplementation(() => {});

/** A new English topic, as the translator needs it. */
const topic = async () =>
  translatable(await makeTopic(app().db, { by: await signedIn(app().db, "medium") }));
const rowOf = (id: string) =>
  app().db.select().from(discussionTranslations).where(eq(discussionTranslations.postId, id)).get();
const inTime = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const good = {
  title: "El Corolla se apaga en caliente",
  text: "Se apaga en cada semáforo. **P0505** está almacenado.",
};

describe("P9: one call per text and language", () => {
  // A hundred at once are tested as pages (translated-pages.test.ts).
  test("ten readers at the same moment cost one call, and all get the translation", {
    timeout: 600_000,
  }, async () => {
    const post = await topic();
    const { services, asked } = openTranslator(app().db, async (sent) => {
      await inTime(200);
      return inSpanish(sent);
    });
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, () => translatePost(services, post, "es", unhurried)),
    );
    expect(outcomes).toEqual(Array(10).fill(good));
    expect(asked).toEqual(["@cf/first"]);
  });

  test("a thousand later views cost none", { timeout: 600_000 }, async () => {
    const post = await topic();
    const { services, asked } = openTranslator(app().db, inSpanish);
    for (let batch = 0; batch < 20; batch++)
      await Promise.all(
        Array.from({ length: 50 }, () => translatePost(services, post, "es", unhurried)),
      );
    expect(asked).toHaveLength(1);
  });

  test("the reader's own language costs none", async () => {
    const { services, asked } = openTranslator(app().db, inSpanish);
    expect(await translatePost(services, await topic(), "en", unhurried)).toBe("none");
    expect(asked).toEqual([]);
  });

  test("a text of codes only costs none, and is its own translation", async () => {
    const made = await makeTopic(app().db, {
      by: await signedIn(app().db, "medium"),
      title: "P0301",
      content: "P0301\n12.6 V",
    });
    const { services, asked } = openTranslator(app().db, inSpanish);
    expect(await translatePost(services, translatable(made), "es", unhurried)).toEqual({
      title: "P0301",
      text: "P0301\n12.6 V",
    });
    expect(asked).toEqual([]);
  });
});

describe("a translation", () => {
  test("is made again after an edit; one of the old text is not stored", async () => {
    const ana = await signedIn(app().db, "medium");
    const made = await makeTopic(app().db, { by: ana });
    const text = { title: made.title, content: "Only when it is warm, never when it is cold." };
    const own = { userId: ana.id, id: made.id, pace: unpaced(app().db) };
    const edit = { ...own, text, language: undefined };
    const { services, asked } = openTranslator(app().db, async (sent) => {
      if (asked.length === 1) await saveTopic(app().db, { ...edit, now: Date.now() });
      return inSpanish(sent);
    });
    await translatePost(services, translatable(made), "es", unhurried);
    expect((await rowOf(made.id))?.content).toBeNull();
    const edited = translatable((await findTopic(app().db, made.id))!);
    const again = await translatePost(services, edited, "es", unhurried);
    expect(again).toMatchObject({ text: "Solo cuando está caliente, nunca cuando está frío." });
    // A reader of the old text does not undo it.
    await translatePost(services, translatable(made), "es", { ...unhurried, waitMs: 100 });
    expect(await translatePost(services, edited, "es", unhurried)).toEqual(again);
    expect(asked).toHaveLength(2);
  });

  test("is found by the search, and deleted with its post", async () => {
    const ana = await signedIn(app().db, "medium");
    const made = await makeTopic(app().db, { by: ana });
    const { services } = openTranslator(app().db, (sent) =>
      inSpanish(sent).replace("en caliente", "como ornitorrinco"),
    );
    await translatePost(services, translatable(made), "es", unhurried);
    const found = async () =>
      (await searchTopics(app().db, "ornitorrinco")).topics.map(({ id }) => id);
    expect(await found()).toEqual([made.id]);
    await removeTopic(app().db, ana.id, made.id);
    expect(await found()).toEqual([]);
    expect(await rowOf(made.id)).toBeUndefined();
  });

  test("of a post that is deleted concurrently is discarded", async () => {
    const ana = await signedIn(app().db, "medium");
    const made = await makeTopic(app().db, { by: ana });
    const { services } = openTranslator(app().db, async (sent) => {
      await removeTopic(app().db, ana.id, made.id);
      return inSpanish(sent);
    });
    await translatePost(services, translatable(made), "es", unhurried);
    expect(await rowOf(made.id)).toBeUndefined();
    expect(await translatePost(services, translatable(made), "es", unhurried)).toBe("none");
  });

  test("of a process that ended is made by the next viewer after the claim", async () => {
    const post = await topic();
    const dead = openTranslator(app().db, () => new Promise(() => {}));
    void translatePost(dead.services, post, "es", {
      ...unhurried,
      callMs: 60_000,
      postMs: 60_000,
      waitMs: 10,
    });
    await vi.waitFor(async () => expect(await rowOf(post.id)).toBeDefined(), 20_000);
    const next = openTranslator(app().db, inSpanish);
    expect(await translatePost(next.services, post, "es", { ...unhurried, waitMs: 300 })).toBe(
      "later",
    );
    next.clock.now += 70_000;
    expect(await translatePost(next.services, post, "es", unhurried)).toEqual(good);
  });

  test("is completed and stored when its reader stops waiting", async () => {
    const post = await topic();
    const { services, deferred } = openTranslator(app().db, async (sent) => {
      await inTime(150);
      return inSpanish(sent);
    });
    expect(await translatePost(services, post, "es", { ...unhurried, waitMs: 20 })).toBe("later");
    await Promise.all(deferred);
    expect(await translatePost(services, post, "es", unhurried)).toEqual(good);
  });
});

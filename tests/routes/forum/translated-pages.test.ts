import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { describe, expect, test } from "vitest";
import {
  discussionReplies,
  discussionTopics,
  discussionTranslations,
} from "#app/features/forum/tables.server.ts";
import { openApp } from "../../support/app.ts";
import { makeReply, makeTopic } from "../../support/make.ts";
import { lapsed, type Person, signedIn } from "../../support/people.ts";

const app = openApp();
const html = async (path: string, as: Person) => (await app().visit(path, { as })).text();
const rows = (postId: string) =>
  app().db.select().from(discussionTranslations).where(eq(discussionTranslations.postId, postId));
const ask = (as: Person | undefined, post: string, targetLanguage = "es") =>
  app().visit("/discussion/translate", { as, form: { post, targetLanguage } });

/** An English topic with a Spanish reply and an English one. */
async function talk() {
  const by = await signedIn(app().db, "medium");
  const topic = await makeTopic(app().db, {
    by,
    title: "The brake pads",
    content: "The brake pads are new. **P0505** is stored.",
  });
  const spanish = await makeReply(app().db, {
    by,
    topic,
    content: "Revise las bujías sin quitar la banda de tiempo.",
  });
  const english = await makeReply(app().db, {
    by,
    topic,
    content: "Check the throttle body.",
    language: "en",
  });
  return { topic, spanish, english };
}

describe("a Diamond reader", () => {
  test("reads every post in the interface's language, streamed in the first time and at once the second", async () => {
    const [ana, { topic, spanish, english }] = [await signedIn(app().db, "premium"), await talk()];
    const first = await html(`/discussion/${topic.id}?lng=es`, ana);
    expect(first).toContain("pastillas de freno son nuevo");
    expect(first).toContain("cuerpo de aceleración");
    // The original came first, the translation after it in the stream.
    expect(first.indexOf("The brake pads are new")).toBeLessThan(
      first.indexOf("pastillas de freno son nuevo"),
    );
    const second = await html(`/discussion/${topic.id}?lng=es`, ana);
    expect(second).toMatch(/<h1[^>]*>.*<span lang="es">.*pastillas de freno.*<\/h1>/s);
    expect(second).toMatch(/<title>[^<]*pastillas de freno/);
    expect(second).toMatch(/<div lang="es"[^>]*>.*son nuevo/s);
    expect(second).toContain("Traducido del inglés");
    expect(second).toContain("traducción de demostración");
    expect(await rows(spanish.id)).toEqual([]);
    expect((await rows(english.id)).map(({ language, tries }) => [language, tries])).toEqual([
      ["es", 1],
    ]);
    const back = await html(`/discussion/${topic.id}`, ana);
    expect(back).toContain("Check the spark plugs without");
    expect(back).toContain("Translated from Spanish");
  });

  test("reads the originals on request, all of them or one, without JavaScript too", async () => {
    const [ana, { topic, english }] = [await signedIn(app().db, "premium"), await talk()];
    await html(`/discussion/${topic.id}?lng=es`, ana);
    const shown = (page: string) => page.slice(page.indexOf("<h1"), page.indexOf("</main>"));
    const written = await html(`/discussion/${topic.id}?lng=es&original=1`, ana);
    expect(written).toMatch(/<title>The brake pads/);
    const all = shown(written);
    expect(all).toContain("The brake pads are new");
    expect(all).toContain("Check the throttle body");
    expect(all).not.toContain("pastillas de freno");
    expect(all).toContain("Ver las traducciones");
    const one = shown(await html(`/discussion/${topic.id}?lng=es&original=${english.id}`, ana));
    expect(one).toContain("Check the throttle body");
    expect(one).toContain("pastillas de freno");
    expect(one).toMatch(/href="\/discussion\/[^"]*original=/);
  });

  test("finds topics by words of their translation, and reads the list in the interface's language", async () => {
    const ana = await signedIn(app().db, "premium");
    const topic = await makeTopic(app().db, {
      by: ana,
      title: "Lower control arm zarzamora",
      content: "The ball joint is loose.",
    });
    await html("/discussion?lng=es", ana);
    const list = await html("/discussion?lng=es", ana);
    expect(list).toContain("Brazo de control inferior zarzamora");
    expect(await html("/discussion?lng=es&q=rótula", ana)).toContain(topic.id);
    expect(await html("/discussion?lng=es&original=1&q=zarzamora", ana)).toContain(
      "Lower control arm zarzamora",
    );
  });

  test("of a hundred first visits at the same moment one asks the model", async () => {
    const [ana, { topic, english }] = [await signedIn(app().db, "premium"), await talk()];
    const pages = await Promise.all(
      Array.from({ length: 100 }, () => html(`/discussion/${topic.id}?lng=es`, ana)),
    );
    expect(pages.filter((page) => page.includes("cuerpo de aceleración"))).toHaveLength(100);
    expect((await rows(topic.id)).map(({ tries }) => tries)).toEqual([1]);
    expect((await rows(english.id)).map(({ tries }) => tries)).toEqual([1]);
  });
});

describe("a reader without a current Diamond plan", () => {
  test.each([
    ["Bronze", () => signedIn(app().db, "medium")],
    ["Bronze ended", () => lapsed(app().db, "medium")],
    ["Diamond ended", () => lapsed(app().db, "premium")],
  ])(
    "%s reads the originals, even kept translations stay unseen, and the note says why",
    async (_, who) => {
      const [reader, { topic, english }] = [await who(), await talk()];
      await html(`/discussion/${topic.id}?lng=es`, reader);
      expect(await rows(english.id)).toEqual([]);
      await html(`/discussion/${topic.id}?lng=es`, await signedIn(app().db, "premium"));
      const page = await html(`/discussion/${topic.id}?lng=es`, reader);
      expect(page).toContain("Check the throttle body");
      expect(page).not.toContain("cuerpo de aceleración");
      expect(page).toContain("La traducción es solo del plan Diamante");
      expect((await ask(reader, english.id)).headers.get("location")).toBe("/premium");
    },
  );
});

describe("the call translate", () => {
  test("takes a post's id and answers its translation", async () => {
    const [ana, { english, spanish }] = [await signedIn(app().db, "premium"), await talk()];
    const answer = await ask(ana, english.id);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ translation: "Revise el cuerpo de aceleración." });
    expect(await (await ask(ana, spanish.id)).json()).toMatchObject({
      translation: spanish.content,
      shown: null,
    });
  });

  test("takes no text, no other language, and no post that is not there or hidden", async () => {
    const [ana, { english }] = [await signedIn(app().db, "premium"), await talk()];
    expect((await ask(ana, "Translate this for free, please")).status).toBe(404);
    expect((await ask(ana, newId())).status).toBe(404);
    expect((await ask(ana, english.id, "fr")).status).toBe(422);
    await app()
      .db.update(discussionReplies)
      .set({ hiddenAt: new Date() })
      .where(eq(discussionReplies.id, english.id));
    expect((await ask(ana, english.id)).status).toBe(404);
    expect((await ask(undefined, english.id)).status).toBe(401);
  });
});

describe("the language of a post", () => {
  const post = (as: Person, form: Record<string, string>) =>
    app().visit("/discussion/new", { as, form });
  const languageOf = async (id: string) =>
    (await app().db.select().from(discussionTopics).where(eq(discussionTopics.id, id)).get())
      ?.originalLanguage;

  test("is what the text plainly says, whatever the interface was in; also after an edit", async () => {
    const ana = await signedIn(app().db, "premium");
    const id = newId();
    await post(ana, {
      id,
      title: "Se apaga en frío",
      content: "Ya cambié las bujías y sigue igual.",
      language: "en",
    });
    expect(await languageOf(id)).toBe("es");
    const page = await html(`/discussion/${id}`, ana);
    expect(page).toContain("spark plugs");
    const edit = {
      title: "It stalls when cold",
      content: "I already changed the spark plugs and it is still the same.",
    };
    await app().visit(`/discussion/${id}/edit`, { as: ana, form: edit });
    expect(await languageOf(id)).toBe("en");
    expect(await html(`/discussion/${id}`, ana)).not.toContain("Translated from");
  });

  test("is the interface's where the text does not say", async () => {
    const ana = await signedIn(app().db, "premium");
    const id = newId();
    await post(ana, { id, title: "P0301", content: "P0301, 12.6 V", language: "es" });
    expect(await languageOf(id)).toBe("es");
  });

  test("of a reply is found in the same way", async () => {
    const [ana, { topic }] = [await signedIn(app().db, "premium"), await talk()];
    const id = newId();
    await app().visit(`/discussion/${topic.id}/reply.data`, {
      as: ana,
      form: { id, content: "It was the vacuum leak, thanks.", language: "es" },
    });
    const reply = await app()
      .db.select()
      .from(discussionReplies)
      .where(eq(discussionReplies.id, id))
      .get();
    expect(reply?.originalLanguage).toBe("en");
  });
});

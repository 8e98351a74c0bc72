import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { take } from "#app/features/account/budget/uses.server.ts";
import { uses } from "#app/features/account/tables.server.ts";
import { findOwnReply } from "#app/features/forum/replies/replies.server.ts";
import { openApp } from "../../support/app.ts";
import { findTopic } from "../../support/learning/find-topic.ts";
import { makeReply, makeTopic } from "../../support/make.ts";
import { type Person, signedIn } from "../../support/people.ts";

const app = openApp();
const bronze = () => signedIn(app().db, "medium", { name: "Ana Ruiz" });
const html = async (path: string, as: Person) => (await app().visit(path, { as })).text();
/** The version in an open edit form. */
const versionIn = (page: string) => /name="version" value="(\d+)"/.exec(page)![1]!;

describe("an edit of a topic", () => {
  test("is saved within a day, is shown as edited, and is refused later", async () => {
    const ana = await bronze();
    const topic = await makeTopic(app().db, { by: ana });
    const edit = (id: string) =>
      app().visit(`/discussion/${id}/edit`, {
        as: ana,
        form: { title: "Now warm", content: "Only when warm." },
      });
    expect((await edit(topic.id)).status).toBe(302);
    const page = await html(`/discussion/${topic.id}`, ana);
    expect(page).toContain("Only when warm.");
    expect(page).toMatch(/edited.{0,20}<time/s);
    expect((await findTopic(app().db, topic.id))?.originalLanguage).toBe("en");

    const old = await makeTopic(app().db, { by: ana, now: Date.now() - 25 * 3_600_000 });
    const late = await edit(old.id);
    expect(late.status).toBe(409);
    const refused = await late.text();
    expect(refused).toContain("Only when warm.");
    expect(refused).toContain("A post can only be edited for one day.");
    expect((await findTopic(app().db, old.id))?.editedAt).toBeNull();
    expect(await html(`/discussion/${old.id}`, ana)).not.toContain(`/discussion/${old.id}/edit`);
  });

  test("without a change is not shown as edited", async () => {
    const ana = await bronze();
    const { id, title, content } = await makeTopic(app().db, { by: ana });
    await app().visit(`/discussion/${id}/edit`, { as: ana, form: { title, content } });
    expect((await findTopic(app().db, id))?.editedAt).toBeNull();
  });
});

const kinds = {
  topic: async (by: Person) => {
    const topic = await makeTopic(app().db, { by });
    return {
      path: `/discussion/${topic.id}`,
      stored: async () => (await findTopic(app().db, topic.id))?.content,
    };
  },
  reply: async (by: Person) => {
    const topic = await makeTopic(app().db, { by });
    const reply = await makeReply(app().db, { by, topic });
    const ref = { userId: by.id, topicId: topic.id, id: reply.id };
    return {
      path: `/discussion/${topic.id}/replies/${reply.id}`,
      stored: async () => (await findOwnReply(app().db, ref))?.content,
    };
  },
};

describe.each(Object.entries(kinds))("two open edit forms of a %s", (_, make) => {
  test("do not overwrite each other unless saved twice, and a repeated form is saved once", async () => {
    const ana = await bronze();
    const { path, stored } = await make(ana);
    const version = versionIn(await html(`${path}/edit`, ana));
    const save = (content: string, version: string) =>
      app().visit(`${path}/edit`, { as: ana, form: { title: "Warm", content, version } });

    expect((await save("From the phone", version)).status).toBe(302);
    expect((await save("From the phone", version)).status).toBe(302);
    const second = await save("From the computer", version);
    expect(second.status).toBe(409);
    const page = await second.text();
    expect(page).toContain("This post was changed somewhere else.");
    expect(page).toContain("From the computer");
    expect(await stored()).toBe("From the phone");

    expect((await save("From the computer", versionIn(page))).status).toBe(302);
    expect(await stored()).toBe("From the computer");
  });

  test("saved at the same moment keep one of the texts", async () => {
    const ana = await bronze();
    const { path, stored } = await make(ana);
    const texts = ["A", "B", "C", "D"];
    const answers = await Promise.all(
      texts.map((content) =>
        app().visit(`${path}/edit`, { as: ana, form: { title: "Warm", content, version: "1" } }),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([302, 409, 409, 409]);
    expect(await stored()).toBe(texts[statuses.indexOf(302)]);
  });
});

describe.each(Object.entries(kinds))("edits of a %s", (_, make) => {
  test("are counted with what they write: of two at once with one use left, one is saved", async () => {
    const ana = await bronze();
    const posts = [await make(ana), await make(ana)];
    const window = 600_000;
    // In this window and the next, should it begin meanwhile.
    for (const now of [Date.now(), Date.now() + window])
      for (let n = 0; n < 19; n++)
        await take(app().db, [{ who: ana.id, what: "forum.writes", most: 19, window }], now);
    const answers = await Promise.all(
      posts.map(({ path }, n) =>
        app().visit(`${path}/edit`, { as: ana, form: { title: "Warm", content: `Text ${n}` } }),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([302, 429]);
    const [saved, refused] = [statuses.indexOf(302), statuses.indexOf(429)];
    const page = await answers[refused]!.text();
    expect(page).toMatch(/Try again in \d+ minutes?\./);
    expect(page).toContain(`Text ${refused}`);
    expect(await posts[saved]!.stored()).toBe(`Text ${saved}`);
    expect(await posts[refused]!.stored()).not.toBe(`Text ${refused}`);
    const counted = await app().db.select().from(uses).where(eq(uses.who, ana.id));
    expect(Math.max(...counted.map(({ used }) => used))).toBe(20);
  });
});

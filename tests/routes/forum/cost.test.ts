import { beforeAll, expect, test } from "vitest";
import type { RepliesQuery } from "#app/features/forum/posts/addresses.ts";
import { findTopicPage, repliesQuery } from "#app/features/forum/replies/topic-page.server.ts";
import { listTopics, topicsQuery } from "#app/features/forum/topics/list.server.ts";
import { translationQuery } from "#app/features/forum/translation/stored.server.ts";
import { pauseQuery } from "#app/platform/ai/pause.server.ts";
import type { Cursor } from "#app/values/cursor.ts";
import { openApp } from "../../support/app.ts";
import { fillReplies, fillTopics } from "../../support/fill.ts";
import { makeReply, makeTopic } from "../../support/make.ts";
import { type Person, signedIn } from "../../support/people.ts";

// Goal P4: what the pages of the forum cost the database, at any size of it.

const app = openApp();
let ana: Person;
beforeAll(async () => {
  ana = await signedIn(app().db, "medium");
});

async function ask({ sql, params }: { sql: string; params: unknown[] }) {
  const bound = (text: string) =>
    app()
      .d1.prepare(text)
      .bind(...params);
  const { results, meta } = await bound(sql).all();
  const plan = await bound(`EXPLAIN QUERY PLAN ${sql}`).all<{ detail: string }>();
  return {
    shown: results.length,
    read: meta.rows_read,
    plan: plan.results.map((row) => row.detail),
  };
}

test.each([100, 5_000])(
  "among %i topics a page of the list reads the rows that it shows",
  async (count) => {
    await fillTopics(app().d1, ana.id, count);
    for (const before of [undefined, { at: count - 30, id: "zzz" }]) {
      const { shown, read, plan } = await ask(topicsQuery(app().db, before).toSQL());
      expect(shown).toBe(21);
      expect(read).toBeLessThanOrEqual(1.1 * 2 * shown + 5);
      expect(plan[0]).toMatch(/^(SCAN|SEARCH) discussion_topics USING INDEX topics_by_activity/);
      expect(plan.slice(1)).toEqual([
        expect.stringMatching(/^SEARCH users USING INDEX/),
        expect.stringMatching(/^SEARCH discussion_translations USING INDEX/),
      ]);
    }
  },
);

test.each([100, 5_000])(
  "among %i replies a page of a topic reads the rows that it shows",
  async (count) => {
    const topic = await makeTopic(app().db, { by: ana });
    await fillReplies(app().d1, topic.id, ana.id, count);
    const pages: RepliesQuery[] = [
      {},
      { from: { at: 50, id: "" } },
      { after: { at: 40, id: "z" } },
      { until: { at: 60, id: "" } },
      { last: true },
    ];
    for (const asked of pages) {
      const { shown, read, plan } = await ask(repliesQuery(app().db, topic.id, asked).toSQL());
      expect(shown).toBe(21);
      expect(read).toBeLessThanOrEqual(1.1 * 2 * shown + 5);
      expect(plan[0]).toMatch(/^SEARCH discussion_replies USING INDEX replies_of_topic/);
    }
  },
);

test("Pages of replies have no gaps, forward and backward", async () => {
  const topic = await makeTopic(app().db, { by: ana, now: 1 });
  // Several in one millisecond, across the edges of pages.
  for (let n = 0; n < 50; n++)
    await makeReply(app().db, { by: ana, topic, content: `${n}`, now: 1_000 + Math.floor(n / 7) });
  const read = async (asked: RepliesQuery) => (await findTopicPage(app().db, topic.id, asked))!;
  const place = ({ replies }: Awaited<ReturnType<typeof read>>, at: number) => {
    const { reply } = replies.at(at)!;
    return { at: reply.createdAt.getTime(), id: reply.id };
  };
  const ids = (page: Awaited<ReturnType<typeof read>>) => page.replies.map(({ reply }) => reply.id);
  const first = await read({});
  const second = await read({ after: place(first, -1) });
  const third = await read({ after: place(second, -1) });
  expect(
    [first, second, third].map(({ replies, earlier, later }) => [replies.length, earlier, later]),
  ).toEqual([
    [20, false, true],
    [20, true, true],
    [10, true, false],
  ]);
  expect(new Set([...ids(first), ...ids(second), ...ids(third)]).size).toBe(50);
  expect(ids(await read({ until: place(third, 0) }))).toEqual(ids(second));
  expect(ids(await read({ until: place(second, 0) }))).toEqual(ids(first));
  expect(ids(await read({ from: place(second, 3) }))[0]).toBe(ids(second)[3]);
  expect(ids(await read({ last: true }))).toEqual([...ids(second).slice(10), ...ids(third)]);
  const link = await app().visit(`/discussion/${topic.id}/replies/${ids(third)[2]}`, { as: ana });
  const page = await (
    await app().visit(link.headers.get("location")!.split("#")[0]!, { as: ana })
  ).text();
  expect(page).toContain(`id="r-${ids(third)[2]}"`);
});

test("Pages of topics have no gaps, newest activity first", async () => {
  const seen: string[] = [];
  let before: Cursor | undefined;
  for (let page = 0; page < 6; page++) {
    const { topics, older } = await listTopics(app().db, { before });
    seen.push(...topics.map(({ id }) => id));
    before = older;
  }
  expect(new Set(seen).size).toBe(120);
  const quiet = await makeTopic(app().db, { by: ana, now: 5 });
  await makeReply(app().db, { by: ana, topic: quiet, now: Date.now() + 1_000 });
  expect((await listTopics(app().db)).topics[0]?.id).toBe(quiet.id);
});

test("Among 5,000 translations a page reads one row for each of its own", async () => {
  const topic = await makeTopic(app().db, { by: ana });
  await app().d1.batch([
    app()
      .d1.prepare(
        `with recursive n(i) as (select 1 union all select i + 1 from n where i < 5000)
         insert into discussion_translations (post_id, language, topic_id, revision, content, claim) select 'p' || i, 'es', ?, 0, 'texto', 'c' from n`,
      )
      .bind(topic.id),
  ]);
  const byKey = /^SEARCH discussion_translations USING INDEX .*\(post_id=\? AND language=\?\)/;
  const one = await ask(translationQuery(app().db, "p4201", "es").toSQL());
  expect(one).toMatchObject({ shown: 1, read: 1, plan: [expect.stringMatching(byKey)] });
  const list = await ask(topicsQuery(app().db, undefined, { into: "es" }).toSQL());
  expect(list.plan.filter((line) => byKey.test(line))).toHaveLength(1);
  expect(list.read).toBeLessThanOrEqual(1.1 * 2 * list.shown + 5);
  expect((await ask(pauseQuery(app().db).toSQL())).read).toBeLessThanOrEqual(1);
});

test("Show more adds to the list, up to a hundred topics with all their translated titles", async () => {
  const reader = await signedIn(app().db, "premium");
  await fillTopics(app().d1, ana.id, 130);
  const filled = "from discussion_topics where id like 'filled-130-%'";
  await app().d1.batch(
    [
      `insert into discussion_translations (post_id, language, topic_id, revision, title, content, claim)
       select id, 'es', id, 0, 'Ruido ' || last_activity_at, 'Traquetea.', 'c' ${filled}`,
      "update discussion_topics set last_activity_at = last_activity_at + 4e12 where id like 'filled-130-%'",
    ].map((statement) => app().d1.prepare(statement)),
  );
  const list = async (path: string) => {
    const page = await (
      await app().visit(`${path}${path.includes("?") ? "&" : "?"}lng=es`, { as: reader })
    ).text();
    return {
      titles: new Set(page.match(/Ruido \d+/g)).size,
      more: /href="(\/discussion\?[^"]*)"[^>]*>Mostrar más/.exec(page)?.[1],
    };
  };
  expect(await list("/discussion")).toEqual({ titles: 20, more: "/discussion?show=40" });
  expect(await list("/discussion?show=40")).toEqual({ titles: 40, more: "/discussion?show=60" });
  const full = await list("/discussion?show=100");
  expect(full.titles).toBe(100);
  const next = await list(full.more!);
  expect([full.more, next.titles >= 20]).toEqual([
    expect.stringMatching(/\?before=\d+_filled-130-31$/),
    true,
  ]);
});

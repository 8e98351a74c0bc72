import { idOf, insertEach, nthOf } from "./insert-each.ts";

/** The nth topic that `fillForum` creates (from 1), and the one with the most replies. */
export const nthTopic = (n: number) => nthOf("8070", n);
export const busyTopic = nthTopic(1);
/** A reply to it: the 24th post that is not a topic. */
export const busyReply = nthOf("8080", 24);

/** The nth video that `fillVideos` makes (from 1), and the nth session that `fillSessions` makes. */
export const nthVideo = (n: number) => nthOf("9000", n);
export const nthSession = (n: number) => nthOf("a000", n);

/**
 * So many posts of one author: some are topics, the others are replies, half of them on the busy
 * topic. Every post says "rattle"; every 1,000th says "zonda" as well; every reply says one word of
 * a fuel pump in each language, and none both; every topic has its translation. The triggers write
 * the index of the search.
 */
export async function fillForum(d1: D1Database, author: string, posts: number): Promise<void> {
  // Every tenth, and enough for two pages.
  const topics = Math.max(45, Math.floor(posts / 10));
  const id = idOf("8070");
  await insertEach(
    d1,
    topics,
    `insert into discussion_topics (id, user_id, title, content, original_language, created_at, last_activity_at, seen_at, reply_count)
     select ${id}, ?1, 'Rattle ' || n || ' when cold', 'It is a Corolla with **P0301**.\n\n- checked the shield', 'en', n, n, n, 9 from one`,
    author,
  );
  await insertEach(
    d1,
    topics,
    `insert into discussion_translations (post_id, language, topic_id, revision, title, content, claim)
     select ${id}, 'es', ${id}, 0, 'Ruido ' || n || ' en frío', 'Es un Corolla con **P0301**.', '' from one`,
  );
  await insertEach(
    d1,
    posts - topics,
    `insert into discussion_replies (id, topic_id, user_id, content, original_language, created_at)
     select ${idOf("8080")}, iif(n % 2 = 0, '${busyTopic}', ${idOf("8070", `1 + n % ${topics}`)}),
       ?1, 'Su ruido es un rattle, número ' || n || iif(n % 2 = 0, ', bomba, pump', ', gasolina, combustible, fuel') || iif(n % 1000 = 0, ', como en el zonda', ''), 'es', n from one`,
    author,
  );
}

/**
 * Videos of four categories and every level in turn: all mention "brake pads", every 1,000th
 * "Zonda", every fifth has a handout, every tenth is unavailable. This person has started every
 * other one.
 */
export async function fillVideos(d1: D1Database, owner: string, count: number): Promise<void> {
  const id = idOf("9000");
  await insertEach(
    d1,
    count,
    `insert into video_tutorials (id, title, description, youtube_id, video_url, thumbnail_url, category, difficulty_level,
       duration_minutes, handout_file, handout_bytes, checked_at, dead_since, created_at)
     select ${id}, 'Brake pads ' || n || iif(n % 1000 = 0, ' Zonda', ''), 'Measured, cleaned and fitted.', printf('%011d', n), 'x', 'x',
       case n % 4 when 0 then 'engine' when 1 then 'brakes' when 2 then 'electrical' else 'diagnostics' end,
       case n / 4 % 3 when 0 then 'beginner' when 1 then 'intermediate' else 'advanced' end, 12,
       iif(n % 5 = 0, 'x.pdf', null), iif(n % 5 = 0, 1000, null), n, iif(n % 10 = 0, n, null), n from one`,
  );
  await insertEach(
    d1,
    count,
    `insert into video_progress (user_id, video_id, position, length, updated_at)
     select ?1, ${id}, 30, 60, n from one where n % 2 = 0`,
    owner,
  );
}

/** So many live sessions, an hour apart; half of them are over at `now`. */
export const fillSessions = (d1: D1Database, count: number, now: number) =>
  insertEach(
    d1,
    count,
    `insert into live_sessions (id, title, description, starts_at, ends_at, time_zone, link, created_at, updated_at)
     select ${idOf("a000")}, 'Scope basics', 'Bring yours.', ?1 + (n - ?2 / 2) * 3600000 - 1800000,
       ?1 + (n - ?2 / 2) * 3600000, 'America/Chicago', 'https://meet.example.com/x', 0, 0 from one`,
    now,
    count,
  );

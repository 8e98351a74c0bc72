/** The nth topic that `fillForum` creates (from 1), and the one with the most replies. */
export const nthTopic = (n: number) =>
  `01900000-0000-7000-8000-7${n.toString(16).padStart(11, "0")}`;
export const busyTopic = nthTopic(1);

/** A reply to it: the 24th post that is not a topic. */
export const busyReply = "01900000-0000-7000-8000-800000000018";

const step = 20_000;

/** How many of `posts` are topics: every tenth, and enough for two pages. */
const topicsOf = (posts: number) => Math.max(45, Math.floor(posts / 10));

/**
 * So many posts of one author, made inside SQLite: some are topics, the others are replies, half of
 * them on the busy topic. Every post says "rattle"; every 1,000th says "zonda" as well;
 * every reply says one word of a fuel pump in each language, and none both; every topic
 * has its translation. The triggers write the index of the search.
 */
export async function fillForum(d1: D1Database, author: string, posts: number): Promise<void> {
  const topics = topicsOf(posts);
  const numbers =
    "with recursive post (n) as (select ?2 union all select n + 1 from post where n < ?3)";
  const topicId = "printf('01900000-0000-7000-8000-7%011x', n)";
  await inSteps(topics, (from, to) =>
    d1
      .prepare(
        `${numbers} insert into discussion_topics (id, user_id, title, content, original_language, created_at, last_activity_at, seen_at, reply_count)
         select ${topicId}, ?1, 'Rattle ' || n || ' when cold', 'It is a Corolla with **P0301**.\n\n- checked the shield', 'en', n, n, n, 9 from post`,
      )
      .bind(author, from, to),
  );
  await inSteps(topics, (from, to) =>
    d1
      .prepare(
        `${numbers} insert into discussion_translations (post_id, language, topic_id, revision, title, content, claim)
         select ${topicId}, 'es', ${topicId}, 0, 'Ruido ' || n || ' en frío', 'Es un Corolla con **P0301**.', '' from post where ?1 <> ''`,
      )
      .bind(author, from, to),
  );
  await inSteps(posts - topics, (from, to) =>
    d1
      .prepare(
        `${numbers} insert into discussion_replies (id, topic_id, user_id, content, original_language, created_at)
         select printf('01900000-0000-7000-8000-8%011x', n), iif(n % 2 = 0, '${busyTopic}', printf('01900000-0000-7000-8000-7%011x', 1 + n % ${topics})),
           ?1, 'Su ruido es un rattle, número ' || n || iif(n % 2 = 0, ', bomba, pump', ', gasolina, combustible, fuel') || iif(n % 1000 = 0, ', como en el zonda', ''), 'es', n from post`,
      )
      .bind(author, from, to),
  );
}

async function inSteps(
  count: number,
  write: (from: number, to: number) => D1PreparedStatement,
): Promise<void> {
  for (let from = 1; from <= count; from += step)
    await write(from, Math.min(count, from + step - 1)).run();
}

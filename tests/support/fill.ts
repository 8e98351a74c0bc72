/**
 * Gives an owner `count` jobs in one statement, numbered from 1, every fourth of each status, with a counter that stands at the last.
 * What they say is machine-made: "Ana <n>", a plate `AA<n>`.
 */
export async function fillJobs(
  d1: D1Database,
  ownerId: string,
  count: number,
  issues = "Makes a noise from the front left wheel when it turns.",
): Promise<void> {
  const text = "printf('wo-%06d ana lopez %d ana%d@example.com toyota corolla aa%d', n, n, n, n)";
  await d1.batch([
    d1
      .prepare(
        `WITH RECURSIVE up(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM up WHERE n < ?2)
        INSERT INTO repair_jobs (user_id, id, number, customer_first_name, customer_last_name, customer_email, customer_phone,
          car_make, car_model, car_year, license_plate, issues, language, status, search, created_at, updated_at)
        SELECT ?1, printf('00000000-0000-7000-8000-%012d', n), n, 'Ana', printf('López %d', n), printf('ana%d@example.com', n), '555 0100',
          'Toyota', 'Corolla', 2018, printf('AA%d', n), ?3, 'en',
          CASE n % 4 WHEN 0 THEN 'pending' WHEN 1 THEN 'in_progress' WHEN 2 THEN 'completed' ELSE 'cancelled' END, ${text}, 0, 0 FROM up`,
      )
      .bind(ownerId, count, issues),
    d1.prepare("INSERT OR REPLACE INTO work_counters (user_id, last) VALUES (?, ?)").bind(ownerId, count),
  ]);
}

/** Gives the forum `count` topics of one author, the nth active at the nth millisecond from `count` on down. */
export const fillTopics = (d1: D1Database, userId: string, count: number) =>
  d1
    .prepare(
      `WITH RECURSIVE up(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM up WHERE n < ?2)
      INSERT INTO discussion_topics (id, user_id, title, content, original_language, created_at, last_activity_at, seen_at)
      SELECT printf('filled-%d-%d', ?2, n), ?1, printf('Noise number %d', n), 'It rattles when cold.', 'en', n, n, n FROM up`,
    )
    .bind(userId, count)
    .run();

/** Gives a topic `count` replies of one author, one each millisecond. */
export const fillReplies = (d1: D1Database, topicId: string, userId: string, count: number) =>
  d1
    .prepare(
      `WITH RECURSIVE up(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM up WHERE n < ?3)
      INSERT INTO discussion_replies (id, topic_id, user_id, content, original_language, created_at)
      SELECT printf('%s-%d', ?1, n), ?1, ?2, 'Check the heat shield first.', 'en', n FROM up`,
    )
    .bind(topicId, userId, count)
    .run();

/**
 * Gives a shop `count` jobs in one statement, numbered from 1, every fourth of each status, with
 * a counter that stands at the last. What they say is machine-made: "Ana <n>", a plate `AA<n>`.
 */
export async function fillJobs(
  d1: D1Database,
  shopId: string,
  count: number,
  issues = "Makes a noise from the front left wheel when it turns.",
): Promise<void> {
  const text =
    "printf('wo-%06d ana lopez %d ana%d@example.com toyota corolla aa%d 2018 5550100 makes noise from the front left wheel when turns', n, n, n, n)";
  await d1.batch([
    d1
      .prepare(
        `WITH RECURSIVE up(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM up WHERE n < ?2)
        INSERT INTO repair_jobs (shop_id, id, number, customer_first_name, customer_last_name, customer_email, customer_phone,
          car_make, car_model, car_year, license_plate, issues, language, status, search, created_at, updated_at)
        SELECT ?1, printf('00000000-0000-7000-8000-%012d', n), n, 'Ana', printf('López %d', n), printf('ana%d@example.com', n), '555 0100',
          'Toyota', 'Corolla', 2018, printf('AA%d', n), ?3, 'en',
          CASE n % 4 WHEN 0 THEN 'pending' WHEN 1 THEN 'in_progress' WHEN 2 THEN 'completed' ELSE 'cancelled' END, ${text}, 0, 0 FROM up`,
      )
      .bind(shopId, count, issues),
    d1
      .prepare(
        "INSERT OR REPLACE INTO work_counters (shop_id, last, pending, in_progress) VALUES (?, ?, ?, ?)",
      )
      .bind(shopId, count, Math.floor(count / 4), Math.floor((count + 3) / 4)),
  ]);
}

/**
 * Gives the forum `count` topics of one author, the nth active at the nth millisecond from `count`
 * on down.
 */
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
/** The id of the nth user that `fillPeople` makes. */
export const nthPerson = (n: number) => `00000000-0000-7000-9000-${String(n).padStart(12, "0")}`;

/**
 * Makes `count` users with profiles in two statements, numbered from 1: "Ana Person<n>",
 * `person<n>@taller.test`.
 */
export async function fillPeople(d1: D1Database, count: number): Promise<void> {
  const up = "WITH RECURSIVE up(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM up WHERE n < ?1)";
  const id = "printf('00000000-0000-7000-9000-%012d', n)";
  await d1.batch([
    d1
      .prepare(
        `${up} INSERT INTO users (id, name, email, email_verified, created_at, updated_at)
        SELECT ${id}, printf('Ana Person%05d', n), printf('person%05d@taller.test', n), 0, n, n FROM up`,
      )
      .bind(count),
    d1.prepare(`${up} INSERT INTO profiles (id, created_at) SELECT ${id}, n FROM up`).bind(count),
  ]);
}

/**
 * Writes `count` lines of the audit log: everything is done by the first user of `fillPeople`, to
 * one after the other of a hundred.
 */
export async function fillAudit(d1: D1Database, count: number): Promise<void> {
  await d1
    .prepare(
      `WITH RECURSIVE up(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM up WHERE n < ?1)
      INSERT INTO audit_log (id, actor_id, action, subject_id, at)
      SELECT printf('01890000-0000-7000-8000-%012d', n), ?2, 'user.plan', printf('00000000-0000-7000-9000-%012d', n % 100 + 1), n FROM up`,
    )
    .bind(count, nthPerson(1))
    .run();
}

/** The nth source that `fillNews` makes (from 1). */
export const nthSource = (n: number) => `0197aaaa-0000-7000-8000-${String(n).padStart(12, "0")}`;

/**
 * Sources of news, and articles spread over the first `over` of them, half of each language, a
 * minute apart.
 */
export async function fillNews(
  d1: D1Database,
  sources: number,
  articles: number,
  over = sources,
): Promise<void> {
  const up = "WITH RECURSIVE up(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM up WHERE n < ?1)";
  await d1.batch([
    d1
      .prepare(
        `${up} INSERT INTO news_sources (id, name, url, selector, language, active, rests_until, search, created_at)
        SELECT printf('0197aaaa-0000-7000-8000-%012d', n), printf('Source %d', n), printf('https://source%d.com/', n), 'article',
          CASE n % 2 WHEN 0 THEN 'en' ELSE 'es' END, n % 5 > 0, 0, printf('source %d https://source%d.com/', n, n), 0 FROM up`,
      )
      .bind(sources),
    d1
      .prepare(
        `${up} INSERT INTO news_items (id, source_id, key, link, title, excerpt, language, published_at, created_at)
        SELECT printf('0197bbbb-0000-7000-8000-%012d', n), printf('0197aaaa-0000-7000-8000-%012d', 1 + n % ?2), printf('filled %d', n),
          printf('https://source.com/%d', n), printf('Title %d', n), 'Text', CASE (1 + n % ?2) % 2 WHEN 0 THEN 'en' ELSE 'es' END,
          1700000000000 + n * 60000, 0 FROM up`,
      )
      .bind(articles, over),
  ]);
}

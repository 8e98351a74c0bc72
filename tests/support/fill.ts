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

/** Sources of news, `count` of them, and as many articles spread over them, half of each language, a minute apart. */
export async function fillNews(d1: D1Database, sources: number, articles: number): Promise<void> {
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
      .bind(articles, sources),
  ]);
}

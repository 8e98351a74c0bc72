/**
 * Makes `count` videos in one statement, of every category and level in turn. Titles are
 * machine-made: every one says "brake pads", every thousandth "zonda". With `userId` that person
 * has begun every other of them.
 */
export async function fillVideos(d1: D1Database, count: number, userId?: string): Promise<void> {
  const from = "WITH RECURSIVE up(k) AS (SELECT 1 UNION ALL SELECT k + 1 FROM up WHERE k < ?1)";
  const id = "printf('00000000-0000-7000-8000-%012d', k)";
  const category =
    "CASE k % 7 WHEN 0 THEN 'engine' WHEN 1 THEN 'transmission' WHEN 2 THEN 'brakes' WHEN 3 THEN 'electrical' WHEN 4 THEN 'suspension' WHEN 5 THEN 'diagnostics' ELSE 'maintenance' END";
  const level =
    "CASE k / 7 % 3 WHEN 0 THEN 'beginner' WHEN 1 THEN 'intermediate' ELSE 'advanced' END";
  const statements = [
    d1
      .prepare(
        `${from} INSERT INTO video_tutorials (id, title, description, youtube_id, video_url, thumbnail_url, category, difficulty_level, duration_minutes,
          handout_file, handout_bytes, created_at)
        SELECT ${id}, printf('Brake pads %d%s', k, iif(k % 1000 = 0, ' Zonda', '')), 'Measured, cleaned and fitted, step by step.', printf('%011d', k),
          'https://www.youtube-nocookie.com/embed/x', 'https://i.ytimg.com/vi/x/hqdefault.jpg', ${category}, ${level}, k % 40 + 1,
          iif(k % 5 = 0, 'x.pdf', NULL), iif(k % 5 = 0, 1000, NULL), k FROM up`,
      )
      .bind(count),
  ];
  if (userId)
    statements.push(
      d1
        .prepare(
          `${from} INSERT INTO video_progress (user_id, video_id, position, length, watched_at, updated_at)
          SELECT ?2, ${id}, 30, 60, iif(k % 4 = 0, k, NULL), k FROM up WHERE k % 2 = 0`,
        )
        .bind(count, userId),
    );
  await d1.batch(statements);
}

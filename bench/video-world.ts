/**
 * The id of the nth video that `fillVideos` makes (from 1), and of the nth session that
 * `fillSessions` makes.
 */
export const nthVideo = (n: number) =>
  `01900000-0000-7000-9000-${n.toString(16).padStart(12, "0")}`;
export const nthSession = (n: number) =>
  `01900000-0000-7000-a000-${n.toString(16).padStart(12, "0")}`;

/**
 * Creates videos inside SQLite, of four categories and every level in turn: all mention "brake
 * pads", every 1,000th "Zonda", every fifth has a handout, every tenth is unavailable. This person
 * has started every other one.
 */
export async function fillVideos(d1: D1Database, owner: string, count: number): Promise<void> {
  const videos =
    "with recursive video (k) as (select 1 union all select k + 1 from video where k < ?1)";
  const id = "printf('01900000-0000-7000-9000-%012x', k)";
  await d1.batch([
    d1
      .prepare(
        `${videos} insert into video_tutorials (id, title, description, youtube_id, video_url, thumbnail_url, category, difficulty_level,
           duration_minutes, handout_file, handout_bytes, checked_at, dead_since, created_at)
         select ${id}, 'Brake pads ' || k || iif(k % 1000 = 0, ' Zonda', ''), 'Measured, cleaned and fitted.', printf('%011d', k), 'x', 'x',
           case k % 4 when 0 then 'engine' when 1 then 'brakes' when 2 then 'electrical' else 'diagnostics' end,
           case k / 4 % 3 when 0 then 'beginner' when 1 then 'intermediate' else 'advanced' end, 12,
           iif(k % 5 = 0, 'x.pdf', null), iif(k % 5 = 0, 1000, null), k, iif(k % 10 = 0, k, null), k from video`,
      )
      .bind(count),
    d1
      .prepare(
        `${videos} insert into video_progress (user_id, video_id, position, length, updated_at)
         select ?2, ${id}, 30, 60, k from video where k % 2 = 0`,
      )
      .bind(count, owner),
  ]);
}

/** So many live sessions, an hour apart; half of them are over at `now`. */
export const fillSessions = (d1: D1Database, count: number, now: number) =>
  d1
    .prepare(
      `with recursive session (k) as (select 1 union all select k + 1 from session where k < ?1)
       insert into live_sessions (id, title, description, starts_at, ends_at, time_zone, link, created_at, updated_at)
       select printf('01900000-0000-7000-a000-%012x', k), 'Scope basics', 'Bring yours.', ?2 + (k - ?1 / 2) * 3600000 - 1800000,
         ?2 + (k - ?1 / 2) * 3600000, 'America/Chicago', 'https://meet.example.com/x', 0, 0 from session`,
    )
    .bind(count, now)
    .run();

import { standardPoints } from "../../app/features/inspection/sheet/points.ts";
import { photoLimits } from "../../app/features/photos/photo.ts";
import { pointOf, walkPlaces } from "../../app/features/photos/walk/places.ts";

/** A finished inspection of a job with a finding at each of its forty points. */
export async function fillInspection(
  d1: D1Database,
  { shopId, jobId, by }: { shopId: string; jobId: string; by: string },
): Promise<void> {
  const points = standardPoints("gasoline");
  await d1.batch([
    d1
      .prepare(
        `insert into inspections (shop_id, job_id, kind, points, by, started_at, seen, yellow, red)
         values (?, ?, 'gasoline', ?, ?, 0, 40, 0, 1)`,
      )
      .bind(shopId, jobId, JSON.stringify(points), by),
    d1
      .prepare(
        `insert into findings (shop_id, id, job_id, point, color, measure, by, at)
         select ?1, 'finding-' || p.value, ?2, p.value, iif(p.value = 'frontPads', 'red', 'green'),
           iif(p.value = 'frontPads', 20, null), ?3, 0 from json_each(?4) p`,
      )
      .bind(shopId, jobId, by, JSON.stringify(points.map(({ id }) => id))),
  ]);
}

/** As many photos of a job as it takes: eight of its walk-round, the others of one bad point. */
export async function fillPhotos(
  d1: D1Database,
  { shopId, jobId, by }: { shopId: string; jobId: string; by: string },
): Promise<void> {
  const ids = Array.from({ length: photoLimits.perJob }, (_, at) => `photo-${at + 100}`);
  const points = walkPlaces.map(pointOf);
  await d1
    .prepare(
      `insert into photos (shop_id, id, job_id, file, small, bytes, width, height, by, added_at,
         for_customer, point)
       select ?1, p.value, ?2, printf('%064d.jpg', p.key), printf('%064d.jpg', p.key), 540000, 2048,
         1536, ?3, 0, 1, coalesce(json_extract(?5, '$[' || p.key || ']'), 'frontPads')
       from json_each(?4) p`,
    )
    .bind(shopId, jobId, by, JSON.stringify(ids), JSON.stringify(points))
    .run();
}

import { offsetsOf } from "#app/features/shop/zone-offsets.ts";
import type { Sql } from "../local/first-admin.ts";

/** Jobs in one statement: a second of work for a database. */
const portion = 2000;

const key = ["shop_id", "day", "technician", "language", "currency"];

const text = (value: unknown) => `'${String(value).replaceAll("'", "''")}'`;

/**
 * Computes the figures of reports again, from every job, of one shop or of all. Each statement
 * leaves them right for what it has reached, so that people may go on working. Answers how many
 * jobs there are.
 */
export async function recountFigures(sql: Sql, shopId?: string): Promise<number> {
  await refreshOffsets(sql);
  const own = shopId === undefined ? "true" : `shop_id = ${text(shopId)}`;
  let jobs = 0;
  let after = "('', '')";
  for (;;) {
    const next = `from repair_jobs where ${own} and (shop_id, id) > ${after} order by shop_id, id limit ${portion}`;
    const [last] = await sql(
      `select count(*) as jobs, max(shop_id) as shop, (select id from (select shop_id, id ${next}) order by shop_id desc, id desc limit 1) as id from (select shop_id, id ${next})`,
    );
    if (!last || last.id === null) break;
    await sql(`insert into figure_refreshes (shop_id, job_id) select shop_id, id ${next}`);
    jobs += Number(last.jobs);
    after = `(${text(last.shop)}, ${text(last.id)})`;
  }
  await addUp(sql, own);
  return jobs;
}

/** A government may have changed its clocks since they were written. */
async function refreshOffsets(sql: Sql): Promise<void> {
  for (const { zone } of await sql("select distinct time_zone as zone from shop_settings")) {
    const rows = offsetsOf(String(zone)).map(({ startsAt, minutes }) => [startsAt, minutes]);
    await sql(
      `insert into zone_offsets (zone, starts_at, minutes) select ${text(zone)}, value ->> 0, value ->> 1 from json_each('${JSON.stringify(rows)}') where true on conflict (zone, starts_at) do update set minutes = excluded.minutes`,
    );
    await sql(
      `delete from zone_offsets where zone = ${text(zone)} and starts_at not in (${rows.map(([startsAt]) => startsAt).join(", ")})`,
    );
  }
}

/** The sums of days anew from what was computed of jobs; days without any go. */
async function addUp(sql: Sql, own: string): Promise<void> {
  const columns = (await sql("select name from pragma_table_info('shop_day_figures')"))
    .map(({ name }) => String(name))
    .filter((name) => !key.includes(name) && name !== "entries");
  const all = ["entries", ...columns];
  await sql(
    `insert into shop_day_figures (${[...key, ...all].join(", ")}) select ${key.join(", ")}, count(*), ${columns.map((name) => `sum(${name})`).join(", ")} from job_figures where ${own} group by ${key.join(", ")} on conflict (${key.join(", ")}) do update set ${all.map((name) => `${name} = excluded.${name}`).join(", ")}`,
  );
  const same = key.map((name) => `one.${name} = shop_day_figures.${name}`).join(" and ");
  await sql(
    `delete from shop_day_figures where ${own} and not exists (select 1 from job_figures one where ${same})`,
  );
}

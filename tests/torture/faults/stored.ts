import { d1, origin, world } from "./server.ts";

/** Counts partial writes: rows without their parent, wrong sums, a logo without its file. */
export async function torn(): Promise<number> {
  const shop = await d1
    .prepare("select logo_file as logo from shop_settings")
    .first<{ logo: string | null }>();
  const logo =
    shop?.logo &&
    (await fetch(`${origin}/repair-cms/logo/${shop.logo}`, {
      headers: { cookie: world.diamond.cookie },
    }));
  await (logo || undefined)?.body?.cancel();
  if (logo && !logo.ok) return 1;

  const found = await d1
    .prepare(`select
      (select count(*) from quote_lines m where not exists (select 1 from repair_quotes q where q.shop_id = m.shop_id and q.id = m.quote_id))
      + (select count(*) from repair_quotes q where not exists (select 1 from repair_jobs j where j.shop_id = q.shop_id and j.id = q.job_id))
      + (select count(*) from repair_quotes q where q.parts_cost <>
          (select coalesce(sum(m.total_price), 0) from quote_lines m where m.shop_id = q.shop_id and m.quote_id = q.id))
      + (select count(*) from users u where not exists (select 1 from profiles p where p.id = u.id))
      + (select count(*) from users u where u.email like 'new-%' and not exists (select 1 from accounts a where a.user_id = u.id)) as n`)
    .first<{ n: number }>();
  return found!.n;
}

const written = [
  "repair_jobs",
  "repair_quotes",
  "quote_lines",
  "discussion_topics",
  "discussion_replies",
  "users",
  "profiles",
  "accounts",
  "news_sources",
];

/** The number of rows in every table that a write inserts into. */
export async function rows(): Promise<string> {
  return JSON.stringify(
    await d1
      .prepare(
        `select ${written.map((table) => `(select count(*) from ${table}) as ${table}`).join()}`,
      )
      .first(),
  );
}

/** Also the words of translations and quotes, which the work on a job's texts lets it be found by. */
const madeLater = new Set([
  "updated_at",
  "search_issues_translated",
  "search_diagnostic_translated",
  "search_quotes",
]);

/** Every row of the tables that the writes change, without what is written later. */
export async function content(): Promise<string[]> {
  const lines: string[] = [];
  for (const table of ["shop_settings", ...written]) {
    const { results } = await d1.prepare(`select * from ${table}`).all<Record<string, unknown>>();
    for (const row of results) {
      const kept = Object.entries(row).filter(([column]) => !madeLater.has(column));
      lines.push(`${table} ${JSON.stringify(Object.fromEntries(kept))}`);
    }
  }
  return lines;
}

export const differences = (before: string[], after: string[]): string[] => [
  ...before.filter((line) => !after.includes(line)).map((line) => `- ${line}`),
  ...after.filter((line) => !before.includes(line)).map((line) => `+ ${line}`),
];

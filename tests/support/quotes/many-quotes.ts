/**
 * Gives a job so many quotes of seventy lines each, with a translation of every text, in a few
 * statements.
 */
export async function fillQuotes(
  d1: D1Database,
  { shopId, jobId }: { shopId: string; jobId: string },
  count: number,
): Promise<void> {
  const columns = async (table: string) =>
    (await d1.prepare(`SELECT * FROM ${table} WHERE shop_id = ? LIMIT 1`).bind(shopId).all())
      .results[0]!;
  const copied = (row: object, own: Record<string, string>) => ({
    names: Object.keys(row).join(", "),
    values: Object.keys(row)
      .map((name) => own[name] ?? `t.${name}`)
      .join(", "),
  });
  const quote = copied(await columns("repair_quotes"), {
    id: "printf('filled-%d-%s', n, t.id)",
    number: "1 + n",
    description: "printf('Replace front brake pads and discs %d', n)",
  });
  const line = copied(await columns("quote_lines"), {
    quote_id: "q.id",
    id: "printf('line-%d-%s', n, q.id)",
    position: "n",
    name: "printf('Brake part %d of quote %d with bolts and washers', n, q.number)",
  });
  const up = "WITH RECURSIVE up(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM up WHERE n <";
  const translation = (subject: string, field: string, text: string, from: string) =>
    `INSERT OR IGNORE INTO text_translations (shop_id, job_id, subject_id, field, language, original_language, text, of_text, state, at, version)
      SELECT ?1, ?2, ${subject}, '${field}', 'es', 'en', 'Pieza ' || ${text}, ${text}, 'machine', 0, 1 ${from}`;
  await d1.batch([
    d1
      .prepare(
        `${up} ?3) INSERT INTO repair_quotes (${quote.names}) SELECT ${quote.values}
          FROM up, (SELECT * FROM repair_quotes WHERE shop_id = ?1 AND job_id = ?2 LIMIT 1) t`,
      )
      .bind(shopId, jobId, count - 1),
    d1
      .prepare(
        `${up} 70) INSERT INTO quote_lines (${line.names}) SELECT ${line.values}
          FROM up, repair_quotes q, (SELECT * FROM quote_lines WHERE shop_id = ?1 LIMIT 1) t
          WHERE q.shop_id = ?1 AND q.job_id = ?2 AND q.id LIKE 'filled-%'`,
      )
      .bind(shopId, jobId),
    d1
      .prepare(
        translation(
          "q.id",
          "description",
          "q.description",
          "FROM repair_quotes q WHERE q.shop_id = ?1 AND q.job_id = ?2",
        ),
      )
      .bind(shopId, jobId),
    d1
      .prepare(
        translation(
          "l.id",
          "line",
          "l.name",
          `FROM repair_quotes q JOIN quote_lines l ON l.shop_id = q.shop_id AND l.quote_id = q.id
            WHERE q.shop_id = ?1 AND q.job_id = ?2`,
        ),
      )
      .bind(shopId, jobId),
    d1
      .prepare("UPDATE repair_jobs SET quotes_made = ?3 WHERE shop_id = ?1 AND id = ?2")
      .bind(shopId, jobId, count),
  ]);
}

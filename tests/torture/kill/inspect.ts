import type { Server } from "./server.ts";
import type { Write } from "./writes.ts";

type Quote = {
  id: string;
  jobId: string;
  parts: number;
  labor: number;
  total: number;
  lines: number;
  sum: number;
};
export type Findings = { problems: string[]; landed: (write: Write) => boolean };

/**
 * Compares the database with what the client knows: nothing torn, nothing acknowledged lost,
 * nothing twice and nothing unknown.
 */
export async function inspect(server: Server, writes: readonly Write[]): Promise<Findings> {
  const jobs = new Set(
    (await server.rows<{ id: string }>("select id from repair_jobs")).map(({ id }) => id),
  );
  const quotes = await server.rows<Quote>(`
    select q.id, q.job_id as jobId, q.parts_cost as parts, q.labor_cost as labor, q.total_amount as total,
      count(m.id) as lines, coalesce(sum(m.total_price), 0) as sum
    from repair_quotes q left join quote_lines m on m.shop_id = q.shop_id and m.quote_id = q.id group by q.shop_id, q.id`);
  const [loose] = await server.rows<{ n: number }>(`
    select (select count(*) from quote_lines m where not exists (select 1 from repair_quotes q where q.shop_id = m.shop_id and q.id = m.quote_id))
      + (select count(*) from repair_quotes q where not exists (select 1 from repair_jobs j where j.shop_id = q.shop_id and j.id = q.job_id)) as n`);
  const [integrity] = await server.rows<Record<string, string>>("pragma quick_check");

  const sent = new Map(writes.map((write) => [`${write.kind} ${write.id}`, write]));
  const quoteIds = new Set(quotes.map(({ id }) => id));
  const landed = ({ kind, id }: Write) =>
    kind === "quote" ? quoteIds.has(id) : jobs.has(id) === (kind === "job");
  const gone = (jobId: string) => sent.has(`removal ${jobId}`);
  const problems: string[] = [];

  for (const quote of quotes) {
    const write = sent.get(`quote ${quote.id}`);
    if (!write) problems.push(`a quote that was not sent: ${quote.id}`);
    else if (quote.lines !== write.lines)
      problems.push(`torn: a quote with ${quote.lines} of ${write.lines} materials`);
    if (quote.sum !== quote.parts || quote.parts + quote.labor !== quote.total)
      problems.push(`torn: a total that does not match, ${quote.id}`);
  }
  for (const id of jobs)
    if (!sent.has(`job ${id}`)) problems.push(`a job that was not sent: ${id}`);
  for (const write of writes) {
    if (!write.acknowledged || landed(write)) continue;
    // A record removed since, or perhaps by an interrupted removal, is not lost.
    if (write.kind !== "removal" && gone(write.jobId)) continue;
    problems.push(`lost: an acknowledged ${write.kind}, ${write.id}`);
  }
  if (loose!.n > 0) problems.push(`torn: ${loose!.n} rows without what they belong to`);
  if (Object.values(integrity ?? {})[0] !== "ok")
    problems.push(`the database says: ${JSON.stringify(integrity)}`);
  return { problems, landed };
}

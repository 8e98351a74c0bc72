import { v7 as newId } from "uuid";
import { chance } from "../../support/chance.ts";
import type { Server } from "./server.ts";

/** A job with two pending quotes, and how far its client came. */
export type SentJob = {
  id: string;
  quotes: readonly [string, string];
  sending: string;
  /** Token of the newest answered link. */
  token: string | undefined;
  /** Comes with every form of the decision, so that it is one however often it is sent. */
  key: string;
  decided: boolean;
  cutOff: "sending" | "deciding" | undefined;
};

/** New jobs with quotes, written past the product. */
export async function makeSentJobs(
  server: Server,
  round: number,
  count: number,
): Promise<SentJob[]> {
  const { shopId } = server.person;
  const jobs = Array.from({ length: count }, (_, n): SentJob => {
    const id = `r${round}-${n}`;
    const blank = { token: undefined, decided: false, cutOff: undefined };
    return { id, quotes: [`${id}-a`, `${id}-b`], sending: newId(), key: newId(), ...blank };
  });
  const ids = `json_each('${JSON.stringify(jobs.map(({ id }) => id))}')`;
  for (const sql of [
    `INSERT INTO repair_jobs (shop_id, id, number, customer_first_name, customer_last_name,
        customer_email, customer_phone, car_make, car_model, car_year, license_plate, issues, language,
        search, created_at, updated_at)
      SELECT '${shopId}', value, coalesce((SELECT max(number) FROM repair_jobs), 0) + key + 1,
        'Ana', '', '', '', 'Ford', 'F-150', 2018, '', 'Noise', 'en', '', 0, 0 FROM ${ids}`,
    `INSERT INTO repair_quotes (shop_id, id, job_id, number, description, labor_hours, labor_rate,
        currency, labor_cost, parts_cost, total_amount, status, created_at, updated_at)
      SELECT '${shopId}', value || s.column1, value, s.column2, 'Brakes', 1, 50750, 'USD', 50750, 0,
        50750, 'pending', 0, 0 FROM ${ids}, (VALUES ('-a', 1), ('-b', 2)) s`,
  ])
    await server.rows(sql);
  return jobs;
}

/** Sends the quotes and answers them, until that is done or the server is gone. */
export async function workOn(server: Server, job: SentJob): Promise<void> {
  job.cutOff = undefined;
  try {
    while (!job.token) {
      job.cutOff = "sending";
      job.token = await sendQuotes(server, job);
      // The form's link was made, but its address is lost: it is sent by another form.
      job.sending = newId();
    }
    job.cutOff = "deciding";
    await decide(server, job);
    job.decided = true;
    job.cutOff = undefined;
  } catch {
    // Cut off, or refused: looked at afterwards.
  }
}

async function sendQuotes(
  { origin, person }: Server,
  { id, quotes, sending }: SentJob,
): Promise<string | undefined> {
  const form = new URLSearchParams({ id: sending, message: "Hello", asWritten: "on" });
  for (const quote of quotes) form.append("quotes[]", quote);
  const answer = await fetch(`${origin}/repair-cms/${id}/send`, {
    method: "POST",
    body: form,
    headers: { cookie: person.cookie, origin },
    redirect: "manual",
  });
  const page = await answer.text();
  const [, token] = /\/q\/([0-9a-f]{64})/.exec(page) ?? [];
  if (!token && answer.status !== 409) throw new Error(`Not sent: ${answer.status}`);
  return token;
}

/** Approves the first quote and declines the second, at times by two phones at once. */
async function decide({ origin }: Server, { token, quotes, key }: SentJob): Promise<void> {
  const [approved, declined] = quotes;
  const form = {
    language: "en",
    name: "Ana",
    [`answer-${approved}`]: "approve",
    [`answer-${declined}`]: "decline",
  };
  const post = (key: string) =>
    fetch(`${origin}/q/${token}`, {
      method: "POST",
      body: new URLSearchParams({ ...form, key }),
      headers: { origin },
      redirect: "manual",
    });
  const answers = await Promise.all(chance() < 0.3 ? [post(key), post(newId())] : [post(key)]);
  for (const { status } of answers) if (status !== 303) throw new Error(`Not decided: ${status}`);
}

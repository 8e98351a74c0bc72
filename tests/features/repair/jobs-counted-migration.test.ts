import { globSync, readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { jobWords, spellings } from "#app/features/repair/job-words.ts";

const migrations = globSync("migrations/*.sql").sort();
const after = migrations.findIndex((file) => file.endsWith("_jobs-counted.sql"));
const apply = (database: DatabaseSync, files: string[]) => {
  for (const file of files) database.exec(readFileSync(file, "utf8"));
};

test("the jobs and quotes there are get their counts, sums and numbers, and are found by what is told of them", () => {
  const database = new DatabaseSync(":memory:");
  apply(database, migrations.slice(0, after));
  database.exec(
    "insert into users (id, name, email, created_at, updated_at) values ('u', '', 'u@example.com', 0, 0)",
  );
  database.exec("insert into work_counters (user_id, last) values ('u', 3)");
  const job =
    database.prepare(`insert into repair_jobs (user_id, id, number, customer_first_name, customer_last_name, customer_email,
    customer_phone, car_make, car_model, car_year, license_plate, vin, issues, diagnostic, language, status, search, created_at, updated_at)
    values ('u', ?, ?, 'Ana', 'Ruiz', '', '1', 'Ford', 'F-150', 2018, 'A', '1FTFW1ET5DFC10312', 'Fuga de líquido' || char(10) || 'P0301',
      'Retén', 'en', ?, 'wo-' || printf('%06d', ?) || ' ana ruiz ford f-150 a 2018 1', 7, 7)`);
  for (const [n, status] of [
    [1, "pending"],
    [2, "pending"],
    [3, "completed"],
  ] as const)
    job.run(`J${n}`, n, status, n);
  const quote =
    database.prepare(`insert into repair_quotes (user_id, id, job_id, description, labor_hours, labor_rate, currency,
    labor_cost, parts_cost, total_amount, status, created_at, updated_at) values ('u', ?, 'J1', '', 1, 1, 'USD', 0, 0, ?, ?, ?, 7)`);
  quote.run("Q2", 200, "approved", 2);
  quote.run("Q1", 100, "approved", 1);
  quote.run("Q3", 400, "pending", 2);
  apply(database, migrations.slice(after));

  expect(database.prepare("select pending, in_progress as doing from work_counters").get()).toEqual(
    { pending: 2, doing: 0 },
  );
  expect(database.prepare("select id, number from repair_quotes order by id").all()).toEqual(
    [1, 2, 3].map((number) => ({ id: `Q${number}`, number })),
  );
  const jobs = database
    .prepare(
      "select quotes_made as made, quoted_total as total, search from repair_jobs order by number",
    )
    .all();
  expect(jobs).toMatchObject([{ made: 3, total: 300 }, { made: 0, total: null }, { made: 0 }]);
  for (const word of ["f150", "10312", "liquido", "p0301", "reten", "WO-1"].flatMap(jobWords))
    expect([word, spellings(word).some((text) => String(jobs[0]!.search).includes(text))]).toEqual([
      word,
      true,
    ]);
});

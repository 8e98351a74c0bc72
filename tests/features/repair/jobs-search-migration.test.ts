import { globSync, readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { searchText } from "#app/features/repair/job-words.ts";
import { jobDraft } from "../../support/make.ts";

const migrations = globSync("migrations/*.sql").sort();
const after = migrations.findIndex((file) => file.endsWith("_jobs-search.sql"));
const apply = (database: DatabaseSync, files: string[]) => {
  for (const file of files) database.exec(readFileSync(file, "utf8"));
};

test("jobs from before are found by year and phone as new ones are, and nothing else of them changes", () => {
  const database = new DatabaseSync(":memory:");
  apply(database, migrations.slice(0, after));
  const phones = ["+1 (555) 010-2030", "555.1234 EXT. 9", "5551234 / 555-9876 x12", "956 555 0117"];
  const insert =
    database.prepare(`insert into repair_jobs (user_id, id, number, customer_first_name, customer_last_name, customer_email,
    customer_phone, car_make, car_model, car_year, license_plate, issues, language, search, created_at, updated_at)
    values ('u', ?, ?, 'María', 'Pérez', 'maria.perez@example.com', ?, 'Toyota', ?, 2018, 'ABC-123', '', 'en', ?, 7, 7)`);
  database.exec(
    "insert into users (id, name, email, created_at, updated_at) values ('u', '', 'u@example.com', 0, 0)",
  );
  // One whose model is called as its year is.
  const jobs = phones.map((customerPhone, at) => ({
    ...jobDraft,
    customerPhone,
    number: at + 1,
    carModel: at ? "Corolla" : "2018",
    issues: "",
  }));
  for (const job of jobs) {
    const before = `wo-00000${job.number} maria perez maria.perez@example.com toyota ${job.carModel.toLowerCase()} abc-123 abc123`;
    insert.run(`${job.number}`, job.number, job.customerPhone, job.carModel, before);
  }
  apply(database, migrations.slice(after));
  const kept = database.prepare("select search, updated_at from repair_jobs order by number").all();
  expect(kept).toEqual(jobs.map((job) => ({ search: searchText(job), updated_at: 7 })));
});

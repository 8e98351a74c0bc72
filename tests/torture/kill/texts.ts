import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { v7 as newId } from "uuid";
import { buildIfStale } from "../../../scripts/vite/build.ts";
import { chance } from "../../support/chance.ts";
import type { Tally } from "../../support/tally.ts";
import { openProblems } from "./problems.ts";
import { Server } from "./server.ts";

/**
 * R2: kills workerd (SIGKILL) between the save of a job's texts and their translations. Its message
 * is lost with it. Then two messages at once, as the cron sends one: the translations are there,
 * each once.
 */
export async function killsDuringTexts(kills = 25): Promise<Tally> {
  await buildIfStale();
  const data = mkdtempSync(path.join(tmpdir(), "llave-texts-"));
  const problems = openProblems();
  const tried = { kills: 0, dueAfter: 0, claimed: 0, doneBefore: 0 };
  const server = await Server.start(data);
  try {
    while (tried.kills < kills) {
      const job = await createJob(server);
      await new Promise((resolve) => setTimeout(resolve, chance() * 700));
      await server.killAndRestart();
      const [work] = await workOf(server, job);
      tried.kills++;
      if (!work) tried.doneBefore++;
      else if (work.claim) tried.claimed++;
      else tried.dueAfter++;
      await finish(server, job);
      problems.add(tried.kills, await inspect(server, job));
    }
  } finally {
    await server.close();
    rmSync(data, { recursive: true, force: true });
  }
  console.table({ ...tried, failed: problems.failed });
  return { tried: tried.kills, failed: problems.failed };
}

const texts = {
  issues: "El motor se calienta y pierde agua por la bomba.",
  diagnostic: "La bomba de agua está rota y el termostato no abre.",
};

type Job = { id: string };

async function createJob({ origin, person }: Server): Promise<Job> {
  const id = newId();
  const fields = {
    id,
    customerFirstName: "Ana",
    customerLastName: "Ruiz",
    customerEmail: "ana@customer.test",
    customerPhone: "+1 512 555 0100",
    carMake: "Toyota",
    carModel: "Corolla",
    carYear: "2015",
    licensePlate: "ABC 123",
    language: "en",
    ...texts,
  };
  const { status } = await fetch(`${origin}/repair-cms/new`, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { cookie: person.cookie, origin, connection: "close" },
    redirect: "manual",
  });
  if (status !== 302) throw new Error(`The job was not taken: ${status}`);
  return { id };
}

const workOf = (server: Server, { id }: Job) =>
  server.rows<{ shop_id: string; claim: string | null }>(
    `select shop_id, claim from text_work where job_id = '${id}'`,
  );

/** Sends two messages at once, as the cron does for what is due, until no work is left. */
async function finish(server: Server, job: Job): Promise<void> {
  for (let waited = 0; waited < 100; waited++) {
    const [work] = await workOf(server, job);
    if (!work) return;
    // The claim of the Worker that was killed has ended.
    if (waited % 10 === 0) {
      await server.rows(
        `update text_work set lease_until = null, due_at = 1 where job_id = '${job.id}'`,
      );
      const message = { work: "texts", id: `${work.shop_id} ${job.id}` };
      await Promise.all([1, 2].map(() => server.send(message)));
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("The texts of a job do not come to their translations");
}

async function inspect(server: Server, { id }: Job): Promise<string[]> {
  const translations = await server.rows<Record<string, string | number | null>>(
    `select t.field, t.language, t.text, t.of_text, t.state, t.version, j.issues, j.diagnostic
     from text_translations t join repair_jobs j on j.id = t.job_id where t.job_id = '${id}'`,
  );
  const fields = translations.map(({ field, language }) => `${field} ${language}`).sort();
  const wrong = translations.filter(
    (one) => !one.text || one.state !== "machine" || one.of_text !== one[`${one.field}`],
  );
  const expected = ["diagnostic en", "issues en"].join();
  return [
    ...(fields.join() === expected ? [] : [`there are ${fields.join()}`]),
    ...wrong.map((one) => `job ${id}: ${JSON.stringify(one)}`),
  ];
}

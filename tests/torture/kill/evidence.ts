import { createHash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildIfStale } from "../../../scripts/vite/build.ts";
import { chance } from "../../support/chance.ts";
import type { Tally } from "../../support/tally.ts";
import { openProblems } from "./problems.ts";
import { makeSentJobs, type SentJob, workOn } from "./sent-jobs.ts";
import { Server } from "./server.ts";

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Jobs of one round. */
const jobsPerRound = 6;

/**
 * R10: kills workerd (SIGKILL) while quotes are sent and customers decide, looks at what is there,
 * and sends again what was not acknowledged. There is never a decision without its evidence (the
 * revision, its files, the trail, the quotes' statuses), and never evidence without its decision.
 */
export async function killsDuringDecisions(kills = 25): Promise<Tally> {
  await buildIfStale();
  const data = mkdtempSync(path.join(tmpdir(), "llave-evidence-"));
  const problems = openProblems();
  const tried = { kills: 0, sending: 0, deciding: 0, unsent: 0, sent: 0, decided: 0 };
  const server = await Server.start(data);
  try {
    for (let round = 0; tried.kills < kills; round++) {
      const jobs = await makeSentJobs(server, round, jobsPerRound);
      const clients = Promise.all(jobs.map((job) => workOn(server, job)));
      let ended = false;
      void clients.then(() => {
        ended = true;
      });
      // At any moment of the sendings, or once the first customer can decide.
      const sent = chance() < 0.65;
      while (sent && !ended && !jobs.some(({ token }) => token)) await wait(1);
      await wait(chance() * (sent ? 150 : 600));
      await server.killAndRestart();
      await clients;
      const cutOff = jobs.filter((job) => job.cutOff);
      if (cutOff.length > 0) tried.kills++;
      for (const { cutOff: during } of cutOff) tried[during!]++;

      const found = await inspect(server, jobs, "after the kill");
      for (const { state } of found) tried[state]++;
      for (const job of cutOff) await workOn(server, job);
      const after = await inspect(server, jobs, "at the end");
      const unanswered = after
        .filter(({ state }) => state !== "decided")
        .map(({ job }) => `sent again and not decided: ${job}`);
      const said = [...found, ...after].flatMap((one) => one.problems);
      problems.add(tried.kills, [...said, ...unanswered]);
      if (tried.kills % 50 === 0) console.log(`${tried.kills} kills, ${problems.failed} did harm`);
    }
  } finally {
    await server.close();
    rmSync(data, { recursive: true, force: true });
  }
  console.table({ ...tried, failed: problems.failed });
  return { tried: tried.kills, failed: problems.failed };
}

type EvidenceCounts = Record<
  | "revisions"
  | "unpapered"
  | "links"
  | "decisions"
  | "proven"
  | "linksDecided"
  | "trail"
  | "history"
  | "told"
  | "answered"
  | "agreeing",
  number
> & { job: string; sha256: string | null; pdf: string | null };
type State = { job: string; state: "unsent" | "sent" | "decided"; problems: string[] };

/** Reads what is stored about these jobs, and where it contradicts itself. */
async function inspect(server: Server, jobs: readonly SentJob[], when: string): Promise<State[]> {
  const count = (from: string) => `(SELECT count(*) FROM ${from})`;
  const rows = await server.rows<EvidenceCounts>(`SELECT j.value AS job,
    ${count("revisions WHERE job_id = j.value")} AS revisions,
    ${count("revisions WHERE job_id = j.value AND (pdf_sha256 IS NULL) <> (pdf_due_at IS NOT NULL)")} AS unpapered,
    ${count("links WHERE job_id = j.value")} AS links,
    ${count("decisions WHERE job_id = j.value")} AS decisions,
    ${count(`decisions d JOIN revisions r ON r.job_id = d.job_id AND r.n = d.revision
      AND r.sha256 = d.sha256 JOIN links l ON l.id = d.link_id AND l.revision = d.revision
      WHERE d.job_id = j.value AND d.total = 50750`)} AS proven,
    ${count("links WHERE job_id = j.value AND decided_at IS NOT NULL")} AS linksDecided,
    ${count("link_events WHERE job_id = j.value AND what = 'decided'")} AS trail,
    ${count("job_events WHERE job_id = j.value AND what = 'linkDecided'")} AS history,
    ${count("repair_jobs WHERE id = j.value AND link_state = 'decided'")} AS told,
    ${count("repair_quotes WHERE job_id = j.value AND status <> 'pending'")} AS answered,
    ${count(`decisions d, json_each(d.quotes) c JOIN repair_quotes q ON q.id = c.value ->> 'id'
      AND q.status = iif(c.value ->> 'approved', 'approved', 'rejected')
      WHERE d.job_id = j.value`)} AS agreeing,
    (SELECT sha256 FROM revisions WHERE job_id = j.value) AS sha256,
    (SELECT pdf_sha256 FROM revisions WHERE job_id = j.value) AS pdf
    FROM json_each('${JSON.stringify(jobs.map(({ id }) => id))}') j`);
  return Promise.all(
    rows.map(async (row): Promise<State> => {
      const job = jobs.find(({ id }) => id === row.job)!;
      const torn = contradictions(row, job);
      const files = job.token ? await brokenFiles(server, job.token, row) : [];
      return {
        job: row.job,
        state: row.decisions > 0 ? "decided" : row.revisions > 0 ? "sent" : "unsent",
        problems: [...torn, ...files].map((one) => `${when}: ${one} of ${row.job}`),
      };
    }),
  );
}

function contradictions(row: EvidenceCounts, { token, decided }: SentJob): string[] {
  const { revisions, unpapered, links, decisions, proven, linksDecided, trail, history } = row;
  const parts = [proven, linksDecided, trail, history, row.told, row.answered / 2];
  const is = {
    "more than one revision or decision": revisions > 1 || decisions > 1,
    "a revision without a link, or a link without a revision": links > 0 !== revisions > 0,
    "a revision with neither a paper nor one that is due": unpapered > 0,
    [`${decisions} decisions and ${parts} of its evidence`]:
      parts.some((part) => part !== decisions) || row.agreeing !== 2 * decisions,
    "a link that was acknowledged and is lost": token !== undefined && links === 0,
    "a decision that was acknowledged and is lost": decided && decisions === 0,
  };
  return Object.entries(is).flatMap(([what, isSo]) => (isSo ? [what] : []));
}

/** The files of a link that are not there with the bytes that the row names. */
async function brokenFiles(
  { origin }: Server,
  token: string,
  { sha256, pdf }: EvidenceCounts,
): Promise<string[]> {
  const files = [
    ["", sha256],
    ["?file=pdf", pdf],
  ] as const;
  const broken = files.map(async ([query, hash]) => {
    if (hash === null) return [];
    const answer = await fetch(`${origin}/q/${token}/file${query}`);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const isIt = createHash("sha256").update(bytes).digest("hex") === hash;
    return isIt ? [] : [`a broken file${query} (${answer.status})`];
  });
  return (await Promise.all(broken)).flat();
}

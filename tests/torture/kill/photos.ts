import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { v7 as newId } from "uuid";
import { buildIfStale } from "../../../scripts/vite/build.ts";
import { below, chance } from "../../support/chance.ts";
import { jpeg, png } from "../../support/files/pictures.ts";
import type { Tally } from "../../support/tally.ts";
import { openProblems } from "./problems.ts";
import { Server } from "./server.ts";

/** Photos that are sent in a round, and the most that are deleted in one. */
const [sentPerRound, deletedPerRound] = [8, 4];

/** A photo as its sender knows it. */
type Photo = { id: string; jobId: string; state: "sending" | "stored" | "deleting" | "deleted" };

/**
 * R17: kills workerd (SIGKILL) while photos are sent, deleted, and their files cleared; then sends
 * again what was not acknowledged. No row is without its files; and once an hour has passed no file
 * is without its row, and nothing of a deleted photo is left.
 */
export async function killsDuringPhotos(kills = 25): Promise<Tally> {
  await buildIfStale();
  const data = mkdtempSync(path.join(tmpdir(), "llave-photos-"));
  const problems = openProblems();
  const tried = { kills: 0, sending: 0, deleting: 0, leftBehind: 0 };
  const server = await Server.start(data);
  const photos: Photo[] = [];
  try {
    while (tried.kills < kills) {
      const jobId = await makeJob(server, tried.kills + 1);
      const coming = Array.from(
        { length: sentPerRound },
        (): Photo => ({ id: newId(), jobId, state: "sending" }),
      );
      const stored = photos.filter(({ state }) => state === "stored");
      const going = stored.slice(0, below(deletedPerRound + 1));
      for (const photo of going) photo.state = "deleting";
      photos.push(...coming);
      const work = Promise.all([...coming, ...going].map((photo) => act(server, photo)));
      await new Promise((resolve) => setTimeout(resolve, chance() * 500));
      await server.killAndRestart();
      await work;
      tried.kills++;
      const cut = photos.filter(({ state }) => state === "sending" || state === "deleting");
      for (const { state } of cut) tried[state as "sending" | "deleting"]++;
      const said = await inspect(server, photos);
      for (const photo of cut)
        for (let n = 0; n < 20 && (photo.state === "sending" || photo.state === "deleting"); n++)
          await act(server, photo);
      tried.leftBehind += await clear(server, photos);
      problems.add(tried.kills, [...said, ...(await inspect(server, photos, true))]);
      if (tried.kills % 50 === 0) console.log(`${tried.kills} kills, ${problems.failed} did harm`);
    }
  } finally {
    await server.close();
    rmSync(data, { recursive: true, force: true });
  }
  console.table({ ...tried, failed: problems.failed });
  return { tried: tried.kills, failed: problems.failed };
}

async function makeJob(server: Server, number: number): Promise<string> {
  const id = newId();
  await server.rows(`INSERT INTO repair_jobs (shop_id, id, number, customer_first_name,
    customer_last_name, customer_email, customer_phone, car_make, car_model, car_year, license_plate,
    issues, language, search, created_at, updated_at)
    VALUES ('${server.person.shopId}', '${id}', ${number}, '', '', '', '', '', '', 2018, '', '', 'en', '', 0, 0)`);
  return id;
}

/** Sends or deletes a photo, and notes what was acknowledged. */
async function act(server: Server, photo: Photo): Promise<void> {
  const page = `/repair-cms/${photo.jobId}/photos`;
  const form = new FormData();
  if (photo.state === "sending") {
    form.set("id", photo.id);
    form.set("takenAt", "1795000000000");
    form.set("small", new Blob([jpeg]), "small");
    form.set("photo", new Blob([png({ width: 400, height: 300 })]), "photo");
  }
  const at = photo.state === "sending" ? `${page}/add` : `${page}/${photo.id}/delete`;
  const answer = await ask(server, at, form).catch(() => undefined);
  if (photo.state === "sending" && answer === 200) photo.state = "stored";
  if (photo.state === "deleting" && (answer === 302 || answer === 404)) photo.state = "deleted";
}

async function ask({ origin, person }: Server, at: string, body: FormData): Promise<number> {
  const headers = {
    cookie: person.cookie,
    origin,
    accept: "application/json",
    connection: "close",
  };
  const answer = await fetch(origin + at, { method: "POST", body, headers, redirect: "manual" });
  await answer.arrayBuffer();
  return answer.status;
}

/** Lets an hour pass, and has what is left cleared, as after any deletion. Answers how much was left. */
async function clear(server: Server, photos: Photo[]): Promise<number> {
  const [{ left } = { left: 0 }] = await server.rows<{ left: number }>(
    "select count(*) as left from photo_leftovers",
  );
  const last = photos.findLast(({ state }) => state === "stored");
  if (!last) return left;
  await server.rows("update photo_leftovers set due_at = 1");
  last.state = "deleting";
  await act(server, last);
  for (let waited = 0; waited < 100; waited++) {
    const rows = await server.rows("select 1 from photo_leftovers limit 1");
    if (rows.length === 0) return left;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return left;
}

/** Lists problems; with `isCleared`, no file may be without its row by now. */
async function inspect(server: Server, photos: Photo[], isCleared = false): Promise<string[]> {
  const { shopId } = server.person;
  const rows = await server.rows<{ id: string; file: string; small: string }>(
    `select id, file, small from photos where shop_id = '${shopId}'`,
  );
  const named = rows.flatMap(({ id, file, small }) =>
    [file, small].map((name) => `photos/${shopId}/${id}/${name}`),
  );
  const files = new Set(await server.files(`photos/${shopId}/`));
  const stored = new Set(rows.map(({ id }) => id));
  const leftovers = isCleared ? await server.rows("select 1 from photo_leftovers") : [];
  return [
    ...named.filter((key) => !files.has(key)).map((key) => `a row without its file: ${key}`),
    ...photos
      .filter(({ id, state }) => state === "stored" && !stored.has(id))
      .map(({ id }) => `acknowledged and not there: ${id}`),
    ...photos
      .filter(({ id, state }) => state === "deleted" && stored.has(id))
      .map(({ id }) => `deleted and still there: ${id}`),
    ...(isCleared ? [...files].filter((key) => !named.includes(key)) : []).map(
      (key) => `a file without its row: ${key}`,
    ),
    ...(leftovers.length > 0 ? ["leftovers that nobody clears"] : []),
  ];
}

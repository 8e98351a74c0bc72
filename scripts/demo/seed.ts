import { existsSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { withStores } from "../stores.ts";
import { plantMembers } from "./members.ts";
import { plantNews } from "./news.ts";
import { plantDemo } from "./plant.ts";
import { plantVideos } from "./videos.ts";

const mark = (folder: string) => path.join(folder, "seeded");

/**
 * Plants the demo data on the first start with this data folder; a start that broke off half way
 * plants again.
 */
export async function seedOnce(folder: string): Promise<void> {
  if (!existsSync(mark(folder))) await seed(folder);
}

/** Plants the demo data. The caller holds the data folder. */
export async function seed(folder: string): Promise<void> {
  rmSync(mark(folder), { force: true });
  await withStores(folder, async ({ db, files }) => {
    await plantDemo(db, files, Date.now());
    await plantMembers(db, Date.now());
    await plantNews(db, files, Date.now());
    await plantVideos(db, files, Date.now());
  });
  countAsSeeded(folder);
}

/** Lets the next start plant nothing here. */
export const countAsSeeded = (folder: string): void =>
  writeFileSync(mark(folder), new Date().toISOString());

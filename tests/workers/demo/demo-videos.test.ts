import { expect, test } from "vitest";
import { certificates, liveSessions, videoTutorials } from "#app/features/videos/tables.server.ts";
import { seedAccounts } from "../../../scripts/demo/seed-accounts.ts";
import { demoVideos } from "../../../scripts/demo/videos/video-list.ts";
import { seedVideos } from "../../../scripts/demo/videos/videos.ts";
import { openApp } from "../../support/app.ts";
import { pdfInfo } from "../../support/papers/paper.ts";

const app = openApp();

test("Resets the demo videos: some forty, two handouts, upcoming sessions, a certificate", async () => {
  const { db, files } = app();
  for (let time = 0; time < 2; time++) {
    await seedAccounts(db, files, Date.now());
    await seedVideos(db, files, Date.now());
  }
  const videos = await db.select().from(videoTutorials);
  expect(videos).toHaveLength(demoVideos.length);
  const handouts = videos.filter(({ handoutFile }) => handoutFile);
  expect(handouts).toHaveLength(2);
  for (const { handoutFile, handoutBytes } of handouts) {
    const bytes = new Uint8Array(await (await files.get(`handouts/${handoutFile}`))!.arrayBuffer());
    expect(bytes.byteLength).toBe(handoutBytes);
    expect(pdfInfo(bytes)).toMatch(/Pages:\s+1\n/);
  }
  const sessions = await db.select().from(liveSessions);
  expect(sessions.filter(({ startsAt }) => startsAt.getTime() > Date.now())).toHaveLength(3);
  expect(await db.select().from(certificates)).toHaveLength(1);
});

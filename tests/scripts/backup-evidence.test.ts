import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { drizzle } from "drizzle-orm/d1";
import { createElement } from "react";
import { afterAll, expect, test } from "vitest";
import { decide } from "#app/features/approval/links/decide.server.ts";
import { findDecision } from "#app/features/approval/links/find-decision.server.ts";
import { findLink } from "#app/features/approval/links/find-link.server.ts";
import { CertificatePage } from "#app/features/approval/page/certificate-page.tsx";
import { checkedPaper } from "#app/features/approval/paper/checked-paper.server.ts";
import { readStoredRevision } from "#app/features/approval/revision/revision-file.server.ts";
import { resources } from "#app/i18n/resources.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { createT } from "#app/values/translate.ts";
import { load } from "../../scripts/backup/load.ts";
import type { Place } from "../../scripts/backup/place.ts";
import { withRemote } from "../../scripts/backup/remote.ts";
import { save } from "../../scripts/backup/save.ts";
import { migrationNames } from "../../scripts/migrations/migrations.ts";
import { asD1 } from "../support/d1.ts";
import { staticPage } from "../support/hostile/static-page.ts";
import { quotedJob, send } from "../support/links/links.ts";
import { fakeAccount, remoteApp } from "../support/machine/fake-wrangler.ts";

type Account = ReturnType<typeof fakeAccount>;
const folder = mkdtempSync(path.join(tmpdir(), "llave-evidence-backup-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const at = <T>({ wrangler }: Account, work: (place: Place) => Promise<T>) =>
  withRemote({ app: remoteApp, wrangler, retryDelays: [] }, work);

/** An account as the product sees it. */
function product({ database, files }: Account) {
  const stored = {
    head: async (key: string) => (files.has(key) ? {} : null),
    get: async (key: string) =>
      files.has(key) ? { arrayBuffer: async () => new Uint8Array(files.get(key)!).buffer } : null,
    put: async (key: string, bytes: Uint8Array) => void files.set(key, Buffer.from(bytes)),
  };
  return { db: drizzle(asD1(database)), files: stored as unknown as Platform["files"] };
}

async function certificateOf(
  { db, files }: ReturnType<typeof product>,
  ref: { shopId: string; jobId: string },
) {
  const found = (await findDecision(db, ref, 1))!;
  const revision = await readStoredRevision(files, ref.shopId, found.decision.sha256);
  const paper = await checkedPaper(files, ref.shopId, found.pdfSha256);
  const certificate = { ...found, revision, paper, photos: [], walks: [] };
  const words = { language: "en", t: createT(resources.en) } as const;
  const page = createElement(CertificatePage, {
    certificate,
    path: "/",
    file: "/file",
    photos: [],
  });
  return staticPage(words, page);
}

test("a restored certificate verifies as before, and without a file says so", async () => {
  const [shop, to] = [fakeAccount({ migrations: migrationNames() }), fakeAccount()];
  const before = product(shop);
  const made = await quotedJob(before);
  const token = (await send(before, made)).slice("/q/".length);
  const now = Date.now();
  const link = (await findLink(before.db, token, now))!;
  const choices = made.quotes.map(({ id, number, totalAmount: total }) => {
    return { id, number, total, approved: true, reason: null };
  });
  const seen = { language: "es", address: "::1", device: "Phone" } as const;
  const from = { ...seen, name: "Ana", consent: { way: "link" }, by: null } as const;
  await decide(
    before.db,
    link,
    { currency: "USD", decimals: 2 },
    { id: "d1", choices, ...from, now },
  );
  const proof = await certificateOf(before, made.ref);
  expect(proof).toContain("is exactly what was sent");
  expect(proof).toContain("/file?file=pdf");

  const backup = path.join(folder, "one");
  const manifest = await at(shop, (place) => save(place, backup));
  expect(await at(to, (place) => load(place, backup, manifest))).toBe(0);
  expect([...to.files.keys()].sort()).toEqual([...shop.files.keys()].sort());
  expect(await certificateOf(product(to), made.ref)).toBe(proof);

  to.files.delete([...to.files.keys()].find((key) => key.endsWith(".pdf"))!);
  const withoutPaper = await certificateOf(product(to), made.ref);
  expect(withoutPaper).toContain("PDF of the quote is missing");
});

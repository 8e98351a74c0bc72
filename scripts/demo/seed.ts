import { existsSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { withStores } from "../local/stores.ts";
import { seedCalendar } from "./calendar.ts";
import { seedClock } from "./clock/clock.ts";
import { seedConversations } from "./conversations/conversations.ts";
import { seedTexting } from "./conversations/texting.ts";
import { seedFollowUp } from "./customers/follow-up.ts";
import { seedInvitation } from "./invitation.ts";
import { seedLink } from "./link.ts";
import { seedMembers } from "./members.ts";
import { seedFleet } from "./money/fleet.ts";
import { seedMoney } from "./money/money.ts";
import { seedNews } from "./news.ts";
import { seedParts } from "./parts/parts.ts";
import { seedStock } from "./parts/stock.ts";
import { seedChoice } from "./prices/choice.ts";
import { seedAccounts } from "./seed-accounts.ts";
import { seedVideos } from "./videos/videos.ts";

const markerFile = (folder: string) => path.join(folder, "seeded");

/**
 * Seeds the demo data on the first start with this data folder; an interrupted seeding is repeated.
 */
export async function seedOnce(folder: string, appUrl: string): Promise<void> {
  if (!existsSync(markerFile(folder))) await seed(folder, appUrl);
}

/** Seeds the demo data; links in letters begin with `appUrl`. The caller has locked the folder. */
export async function seed(folder: string, appUrl: string): Promise<void> {
  rmSync(markerFile(folder), { force: true });
  await withStores(folder, async ({ db, files, outbox }) => {
    await seedAccounts(db, files, Date.now());
    await seedInvitation({ db, outbox }, { appUrl, now: Date.now() });
    await seedLink({ db, files }, folder, Date.now());
    await seedConversations({ db }, Date.now());
    await seedMoney({ db }, Date.now());
    await seedCalendar({ db }, Date.now());
    await seedFleet({ db }, Date.now());
    await seedClock({ db }, Date.now());
    await seedFollowUp({ db }, Date.now());
    await seedParts({ db }, Date.now());
    await seedStock({ db }, Date.now());
    await seedChoice({ db }, Date.now());
    await seedTexting({ db }, Date.now());
    await seedMembers(db, Date.now());
    await seedNews(db, files, Date.now());
    await seedVideos(db, files, Date.now());
  });
  countAsSeeded(folder);
}

/** The next start will not seed this folder. */
export const countAsSeeded = (folder: string): void =>
  writeFileSync(markerFile(folder), new Date().toISOString());

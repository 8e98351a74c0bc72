import { ownAccount } from "#app/features/account/own-data/own-data.server.ts";
import { shopOfOwner } from "#app/features/account/role.ts";
import type { Viewer } from "#app/features/account/viewer.ts";
import { ownLinks } from "#app/features/approval/archive.server.ts";
import { ownChats } from "#app/features/assistant/own-data.server.ts";
import { ownBilling } from "#app/features/billing/own-data.server.ts";
import { ownBooks } from "#app/features/books/archive.server.ts";
import { ownCalendar, ownFeed } from "#app/features/calendar/archive.server.ts";
import { ownCards } from "#app/features/cards/archive.server.ts";
import { ownTime } from "#app/features/clock/archive.server.ts";
import { ownPosts } from "#app/features/forum/own-data.server.ts";
import { ownInspections } from "#app/features/inspection/archive.server.ts";
import { ownMessages } from "#app/features/messages/archive.server.ts";
import { ownNotes } from "#app/features/notes/archive.server.ts";
import { ownParts } from "#app/features/parts/archive.server.ts";
import { ownPhotos } from "#app/features/photos/archive.server.ts";
import { ownPush } from "#app/features/push/devices.server.ts";
import { ownFollowUps } from "#app/features/reminders/archive.server.ts";
import { ownTill } from "#app/features/reports/archive.server.ts";
import { ownStates } from "#app/features/states/archive.server.ts";
import { ownStock } from "#app/features/stock/archive.server.ts";
import { listCertificates, ownTraining } from "#app/features/videos/own-data.server.ts";
import type { ArchiveFile } from "#app/platform/archive/zip.server.ts";
import { wideFontPath } from "#app/platform/paper/font-file.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { Language } from "#app/values/language.ts";
import type { TFunction } from "#app/values/translate.ts";
import { lastWorkOrder, ownShop } from "./archive-shop.server.ts";
import { readMe } from "./read-me.ts";

type Member = { viewer: Viewer; language: Language; getT: (language: Language) => TFunction };
/** `first`: the first work order; 1 for the archive with everything else. */
type ArchiveQuery = Member & { first: number };

/** The records of a shop, in the order of the archive. */
const ofShop = [
  ownShop,
  ownPhotos,
  ownNotes,
  ownStates,
  ownLinks,
  ownCards,
  ownTill,
  ownBooks,
  ownCalendar,
  ownMessages,
  ownFollowUps,
  ownTime,
  ownParts,
  ownStock,
];

/** Every file of the archive, each read when it is written. A new kind of record is a line here. */
export async function* ownData(
  platform: Platform,
  { viewer, first, language, getT }: ArchiveQuery,
): AsyncGenerator<ArchiveFile> {
  const { db, config, now } = platform;
  const { id, email } = viewer;
  // A shop's records are in the archive of its owner alone.
  const shop = shopOfOwner(viewer);
  if (first === 1) {
    yield* ownAccount(db, id);
    yield* ownBilling(db, id);
    yield ownFeed(db, id);
    yield ownPush(db, id);
    if (shop) {
      for (const own of ofShop) yield* own(db, shop.id);
      yield* ownInspections(db, shop.id);
    }
    yield* ownChats(db, id);
    yield* ownPosts(db, id);
    yield* ownTraining(db, id);
    yield* ownCertificates(platform, { viewer, language, getT });
  }
  // Loaded on demand: pages do not need it.
  const { ownPapers } = await import("./archive-papers.server.ts");
  const newest = shop ? await lastWorkOrder(db, shop.id) : 0;
  const written = yield* ownPapers(platform, shop?.id ?? "", {
    first,
    newest,
    getT,
    fontPath: wideFontPath,
  });
  // Last, because it lists the files before it.
  const facts = {
    ...written,
    first,
    email,
    hasShop: shop !== null,
    address: `${config.appUrl}/account/data.zip`,
    date: new Date(now()).toISOString().slice(0, 16),
  };
  yield {
    name: "README.txt",
    content: new TextEncoder().encode(readMe(getT(language), facts)),
  };
}

/** The certificates of a member, printed in the member's language. */
async function* ownCertificates(
  { db, config, asset }: Platform,
  { viewer, language, getT }: Member,
): AsyncGenerator<ArchiveFile> {
  const held = await listCertificates(db, viewer.id);
  if (held.length === 0) return;
  const { printCertificate } = await import(
    "#app/features/videos/certificates/certificate-pdf.server.ts"
  );
  for (const certificate of held) {
    const address = `${config.appUrl}/certificates/${certificate.number}`;
    const content = await printCertificate(certificate, {
      language,
      getT,
      address,
      loadFont: () => asset(wideFontPath),
    });
    yield { name: `videos/certificates/${certificate.number}.pdf`, content };
  }
}

import { and, eq, exists, getTableColumns, notExists, type SQL, sql } from "drizzle-orm";
import { shops } from "#app/features/account/shops.tables.server.ts";
import { type Db, sqliteMessage } from "#app/platform/db/db.server.ts";
import { type SaveOutcome, saveAt, says } from "#app/platform/db/save-at.server.ts";
import { log } from "#app/platform/log/log.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { WordKey } from "#app/values/word-key.ts";
import { logoMessages, prepareLogo, removeLogo, storeLogo } from "./logo.server.ts";
import { logoLimits } from "./logo.ts";
import {
  type LogoChange,
  logoChangeOf,
  type Shop,
  type ShopDetails,
  type ShopLogo,
  type ShopSight,
} from "./shop.ts";
import { storeOffsets } from "./store-offsets.server.ts";
import { shopSettings } from "./tables.server.ts";

const { shopId: _, updatedAt: __, ...columns } = getTableColumns(shopSettings);

/** The settings of this shop; undefined until they are saved for the first time. */
export async function findShop(db: Db, shopId: string): Promise<Shop | undefined> {
  const found = await findShopToEdit(db, shopId);
  if (!found) return undefined;
  const { version: _, ...shop } = found;
  return shop;
}

/** Finds the shop with the version that a form is opened at. */
export const findShopToEdit = (
  db: Db,
  shopId: string,
): Promise<(Shop & { version: number }) | undefined> =>
  db.select(columns).from(shopSettings).where(eq(shopSettings.shopId, shopId)).get();

type Optional = "distanceUnit" | "country";

/** The columns that a save writes: a field that the form leaves out is unchanged. */
type Saving = Omit<ShopDetails, Optional> &
  ShopSight & { [Name in Optional]?: ShopDetails[Name] | undefined };

/**
 * Writes the shop's settings over the `version` that was read, or for the first time without one;
 * without a logo in them the stored logo is unchanged.
 */
async function saveShop(
  db: Db,
  shopId: string,
  {
    shop,
    version,
    now,
  }: { shop: Saving & Partial<ShopLogo>; version: number | undefined; now: number },
): Promise<SaveOutcome> {
  const { techniciansSeePrices, ...settings } = shop;
  const row = { ...settings, updatedAt: new Date(now) };
  const own = eq(shopSettings.shopId, shopId);
  const written = db.select({ id: shopSettings.shopId }).from(shopSettings);
  const see = (provided: SQL) =>
    db
      .update(shops)
      .set({ techniciansSeePrices })
      .where(and(eq(shops.id, shopId), provided));
  if (version !== undefined)
    return saveAt(db, {
      table: shopSettings,
      column: shopSettings.version,
      row: own,
      version,
      set: row,
      before: (holds) => [storeOffsets(db, shop.timeZone), see(exists(written.where(holds)))],
      already: and(
        says(shopSettings, settings),
        sql`${techniciansSeePrices} = (SELECT technicians_see_prices FROM shops WHERE id = ${shopId})`,
      ),
    });
  const [, , made] = await db.batch([
    storeOffsets(db, shop.timeZone),
    see(notExists(written.where(own))),
    db
      .insert(shopSettings)
      .values({ ...row, shopId })
      .onConflictDoNothing({ target: shopSettings.shopId })
      .returning({ id: shopSettings.shopId }),
  ]);
  return made.length > 0 ? "saved" : "overtaken";
}

/**
 * The specification's message for a write that the database refused (its 23505 and 23514 are UNIQUE
 * and CHECK here).
 */
export function saveProblem(error: unknown): WordKey {
  const said = sqliteMessage(error);
  if (/UNIQUE constraint failed/.test(said)) return "shop:exists";
  if (/CHECK constraint failed/.test(said)) return "shop:invalid";
  return "shop:notSaved";
}

type Services = Pick<Platform, "db" | "files" | "images" | "web" | "mayProceed" | "defer" | "now">;
type LogoForm = Parameters<typeof logoChangeOf>[0];
type SaveResult = { ok: true } | { ok: false; field?: "logo" | "shopLogoUrl"; key: WordKey };

/**
 * A posted form; `version` is that of the settings when it was opened, 0 before the first save.
 * `keepsLogos`: whether sent documents may reference an earlier logo.
 */
type ShopSettingsForm = {
  details: Saving;
  logo: LogoForm;
  version: number | undefined;
  keepsLogos: () => Promise<boolean>;
};

/**
 * Saves the settings and applies the form's change of the logo. Nothing is written when the logo
 * cannot be fetched, or when the settings were changed since the form was opened.
 */
export async function saveSettings(
  services: Services,
  shopId: string,
  { details, logo: form, version, keepsLogos }: ShopSettingsForm,
): Promise<SaveResult> {
  const { db, defer } = services;
  let fresh: string | undefined;
  let unused: string | undefined;
  try {
    const before = await findShopToEdit(db, shopId);
    const settled = await applyLogoChange(services, shopId, logoChangeOf(form, before));
    if (!settled.ok) return settled;
    const { logo } = settled;
    if (logo?.logoFile && logo.logoFile !== before?.logoFile) fresh = logo.logoFile;
    const shop = { ...details, ...logo };
    const saved = await saveShop(db, shopId, {
      shop,
      version: before && (version ?? before.version),
      now: services.now(),
    });
    if (saved !== "saved") {
      unused = fresh;
      return { ok: false, key: "shop:changed" };
    }
    if (logo && before?.logoFile && logo.logoFile !== before.logoFile) unused = before.logoFile;
    return { ok: true };
  } catch (error) {
    const key = saveProblem(error);
    if (key === "shop:notSaved") log.error("shop settings could not be saved", error);
    // A write that SQLite refused did not happen. After any other failure it may have, and then the
    // settings name the new picture.
    if (sqliteMessage(error)) unused = fresh;
    return { ok: false, key };
  } finally {
    // The old picture after a save, the new one after a refusal, and after the answer. One that
    // cannot be removed is litter and fails nothing.
    if (unused)
      defer(
        removeUnused(services, shopId, { file: unused, keepsLogos }).catch((error) =>
          log.warn("a logo stays behind", error),
        ),
      );
  }
}

/** A concurrent or later save may have stored the same picture. */
const removeUnused = async (
  { db, files }: Services,
  shopId: string,
  { file, keepsLogos }: Pick<ShopSettingsForm, "keepsLogos"> & { file: string },
) => {
  const [isKept, shop] = await Promise.all([keepsLogos(), findShop(db, shopId)]);
  if (!isKept && shop?.logoFile !== file) await removeLogo(files, shopId, file);
};

/** `logo` undefined: no change. */
type LogoResult = { ok: true; logo: ShopLogo | undefined } | Extract<SaveResult, { ok: false }>;

async function applyLogoChange(
  services: Services,
  shopId: string,
  change: LogoChange,
): Promise<LogoResult> {
  if (change.do === "keep") return { ok: true, logo: undefined };
  if (change.do === "remove") return { ok: true, logo: { logoFile: null, shopLogoUrl: null } };

  const field = change.do === "upload" ? "logo" : "shopLogoUrl";
  const got =
    change.do === "upload"
      ? await readFile(change.file)
      : await fetchFile(services, shopId, change.url);
  if (!got.ok) return { ok: false, field, key: got.key };
  const prepared = await prepareLogo(services.images, got.bytes);
  if (!prepared.ok) return { ok: false, field, key: logoMessages[prepared.problem] };
  await storeLogo(services.files, shopId, prepared.logo);
  return {
    ok: true,
    logo: { logoFile: prepared.logo.file, shopLogoUrl: change.do === "fetch" ? change.url : null },
  };
}

type Got = { ok: true; bytes: Uint8Array<ArrayBuffer> } | { ok: false; key: WordKey };

async function readFile(file: Blob): Promise<Got> {
  if (file.size > logoLimits.bytes) return { ok: false, key: logoMessages.tooLarge };
  return { ok: true, bytes: new Uint8Array(await file.arrayBuffer()) };
}

async function fetchFile({ web, mayProceed }: Services, shopId: string, url: string): Promise<Got> {
  // Limited, because each attempt makes the server send a request to another host.
  if (!(await mayProceed(`logo:${shopId}`))) return { ok: false, key: "shop:logo.tooOften" };
  const fetched = await web.fetch(url, {
    maxBytes: logoLimits.bytes,
    accept: "image/png, image/jpeg, image/webp",
  });
  return fetched.ok ? fetched : { ok: false, key: logoMessages[fetched.problem] };
}

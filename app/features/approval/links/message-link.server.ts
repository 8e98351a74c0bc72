import { and, eq, isNull } from "drizzle-orm";
import { href } from "react-router";
import { hashed } from "#app/features/account/session/tokens.server.ts";
import { links } from "#app/features/approval/tables.server.ts";
import { hex, macOf } from "#app/features/messages/mac.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";

type LinkRef = { shopId: string; linkId: string };

const tokenOf = async (config: Platform["config"], { shopId, linkId }: LinkRef): Promise<string> =>
  hex(await macOf(config, "link", `${shopId} ${linkId}`));

/**
 * The address of a link as messages name it. Its first token is stored nowhere, so this one is made
 * of our secret; it opens nothing until `openByMessage`.
 */
export const messageAddress = async (config: Platform["config"], link: LinkRef): Promise<string> =>
  config.appUrl + href("/q/:token", { token: await tokenOf(config, link) });

/** Lets a link be opened by the address that its messages name, for as long as the link is open. */
export async function openByMessage(
  { db, config }: Pick<Platform, "db" | "config">,
  link: LinkRef,
): Promise<void> {
  const messageHash = await hashed(await tokenOf(config, link));
  await db
    .update(links)
    .set({ messageHash })
    .where(
      and(eq(links.shopId, link.shopId), eq(links.id, link.linkId), isNull(links.messageHash)),
    );
}

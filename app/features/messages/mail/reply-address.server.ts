import { decodeBase32IgnorePadding, encodeBase32LowerCaseNoPadding } from "@oslojs/encoding";
import { and, eq } from "drizzle-orm";
import { isMacOf, macOf } from "#app/features/messages/mac.server.ts";
import type { MessageRef } from "#app/features/messages/message.ts";
import { conversations, messages } from "#app/features/messages/tables.server.ts";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import type { Config } from "#app/platform/config/config.ts";
import { refersTo } from "#app/platform/db/columns.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";

type Secret = Pick<Config, "authSecret" | "replyDomain">;

const beginning = "reply+";
/** An id and its proof have 16 bytes each, 26 letters, so that the local part has 58 of 64. */
const bytesOfId = 16;

const proved = ({ shopId, id }: MessageRef) => `${shopId} ${id}`;

/** Where the answer to a message goes; undefined where no mail comes in. */
export async function replyAddress(config: Secret, ref: MessageRef): Promise<string | undefined> {
  const id = Uint8Array.from(ref.id.replaceAll("-", "").match(/../g) ?? [], (byte) =>
    Number.parseInt(byte, 16),
  );
  if (config.replyDomain === "" || id.length !== bytesOfId) return undefined;
  const mac = (await macOf(config, "reply", proved(ref))).subarray(0, 16);
  const token = encodeBase32LowerCaseNoPadding(id) + encodeBase32LowerCaseNoPadding(mac);
  return `${beginning}${token}@${config.replyDomain}`;
}

/** The id and the proof of an address; mail programs may write it in capitals. */
function tokenIn({ replyDomain }: Secret, address: string) {
  const [, id = "", mac = "", domain = ""] =
    /^reply\+([a-z2-7]{26})([a-z2-7]{26})@(.+)$/.exec(address.toLowerCase()) ?? [];
  if (id === "" || replyDomain === "" || domain !== replyDomain) return undefined;
  try {
    const bytes = decodeBase32IgnorePadding(id.toUpperCase());
    const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
    const uuid = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
    return { id: uuid, mac: decodeBase32IgnorePadding(mac.toUpperCase()) };
  } catch {
    return undefined; // the last letter holds bits that no byte has
  }
}

/** The message that a letter to this address answers; undefined for any other address. */
export async function findAnswered(db: Db, config: Secret, address: string) {
  const token = tokenIn(config, address);
  if (!token) return undefined;
  // Ids come with forms: two shops can have one.
  const rows = await db
    .select({
      shopId: messages.shopId,
      id: messages.id,
      jobId: messages.jobId,
      address: messages.address,
      conversationId: messages.conversationId,
      customerId: conversations.customerId,
      language: conversations.language,
      shop: shopSettings.shopName,
    })
    .from(messages)
    .innerJoin(conversations, refersTo(messages, messages.conversationId, conversations))
    .leftJoin(shopSettings, eq(shopSettings.shopId, messages.shopId))
    .where(and(eq(messages.id, token.id), eq(messages.way, "email"), eq(messages.direction, "out")))
    .limit(20);
  for (const row of rows)
    if (await isMacOf(config, "reply", { text: proved(row), mac: token.mac })) return row;
  return undefined;
}

export type Answered = NonNullable<Awaited<ReturnType<typeof findAnswered>>>;

import type { RouterContextProvider } from "react-router";
import type { InShop } from "#app/features/account/guard.server.ts";
import { may } from "#app/features/account/role.ts";
import { messageAddress } from "#app/features/approval/links/message-link.server.ts";
import {
  type Conversation,
  findConversation,
} from "#app/features/messages/conversation/find-conversation.server.ts";
import { notFound } from "#app/http/answers.ts";
import { platformContext } from "#app/platform/context.ts";
import type { Cursor } from "#app/values/cursor.ts";

type Args = InShop & {
  context: Readonly<RouterContextProvider>;
  params: { conversationId: string };
};

/** Reads the conversation for writing; undefined for a technician who may not write. */
export async function readToWrite(args: Args): Promise<Conversation | undefined> {
  const conversation = await find(args);
  if (!may(args.shop, "editQuotes") && !conversation?.techniciansWrite) return undefined;
  return conversation ?? notFound();
}

/** The conversation of an address, for whoever may read it: a technician those of own jobs. */
export async function readConversation(
  args: Args,
  before?: Cursor,
): Promise<{ conversation: Conversation; mayWrite: boolean }> {
  const conversation = (await find(args, before)) ?? notFound();
  return {
    conversation,
    mayWrite: may(args.shop, "editQuotes") || conversation.techniciansWrite,
  };
}

function find({ context, params, shop, viewer }: Args, before?: Cursor) {
  const { config, db, now } = context.get(platformContext);
  const isOffice = may(shop, "editQuotes");
  return findConversation(db, {
    shopId: shop.id,
    id: params.conversationId,
    by: viewer.id,
    technicianId: isOffice ? undefined : viewer.id,
    // A link shows prices.
    addressOf:
      isOffice && may(shop, "seePrices")
        ? (linkId) => messageAddress(config, { shopId: shop.id, linkId })
        : undefined,
    before,
    now: now(),
  });
}

import type { RouterContextProvider } from "react-router";
import type { InShop } from "#app/features/account/guard.server.ts";
import { may } from "#app/features/account/role.ts";
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

/** The conversation of an address, for whoever may read it: a technician those of own jobs. */
export async function readConversation(
  { context, params, shop, viewer }: Args,
  before?: Cursor,
): Promise<{ conversation: Conversation; mayWrite: boolean }> {
  const { db, now } = context.get(platformContext);
  const isOffice = may(shop, "editQuotes");
  const conversation =
    (await findConversation(db, {
      shopId: shop.id,
      id: params.conversationId,
      by: viewer.id,
      technicianId: isOffice ? undefined : viewer.id,
      before,
      now: now(),
    })) ?? notFound();
  return { conversation, mayWrite: isOffice || conversation.techniciansWrite };
}

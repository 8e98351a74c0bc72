import { type InShop, read } from "#app/features/account/guard.server.ts";
import { may } from "#app/features/account/role.ts";
import { findVoice, openVoice } from "#app/features/messages/voice/voice.server.ts";
import { notFound } from "#app/http/answers.ts";
import { languageOf } from "#app/i18n/i18n.server.ts";
import { platformContext } from "#app/platform/context.ts";
import type { Route } from "./+types/voice";
import { readConversation } from "./conversation.server.ts";

/** The recording of a customer's voice note, for whoever may read the conversation. */
export const loader = read(
  { area: "repair", needs: "readRecords" },
  async (args: Route.LoaderArgs & InShop) => {
    const { context, params, shop } = args;
    const platform = context.get(platformContext);
    const [{ conversation }, voice] = await Promise.all([
      readConversation(args),
      findVoice(platform.db, { shopId: shop.id, id: params.messageId }),
    ]);
    if (voice?.message.conversationId !== conversation.id) notFound();
    const reader = { language: languageOf(context), prices: may(shop, "seePrices") };
    const { bytes, type } = (await openVoice(platform, voice!, reader)) ?? notFound();
    return new Response(bytes, {
      headers: {
        "content-type": type,
        "content-length": String(bytes.length),
        "cache-control": "private, max-age=3600",
        "content-security-policy": "default-src 'none'; sandbox",
        "cross-origin-resource-policy": "same-origin",
        "x-content-type-options": "nosniff",
      },
    });
  },
);

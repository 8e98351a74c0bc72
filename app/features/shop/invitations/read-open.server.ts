import type { LoaderFunctionArgs } from "react-router";
import type { InShop } from "#app/features/account/guard.server.ts";
import { notFound } from "#app/http/answers.ts";
import { platformContext } from "#app/platform/context.ts";
import { findOpenInvitation } from "./find-invitation.server.ts";

/** The open invitation of the address, which a question is about. */
export async function readOpenInvitation({ context, params, shop }: LoaderFunctionArgs & InShop) {
  const { db, now } = context.get(platformContext);
  const ref = { shopId: shop.id, id: params.invitationId! };
  return (await findOpenInvitation(db, ref, now())) ?? notFound();
}

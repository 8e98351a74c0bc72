import { href, type RouterContextProvider } from "react-router";
import { identityOf } from "#app/features/account/session/identity.server.ts";
import { openFollowUp } from "#app/features/reminders/page/open-follow-up.server.ts";
import { setPageLanguage } from "#app/i18n/i18n.server.ts";
import { platformContext, requestContext } from "#app/platform/context.ts";
import { isLanguage } from "#app/values/language.ts";

type PageRequest = {
  context: Readonly<RouterContextProvider>;
  params: { token: string };
  request: Request;
};

/**
 * The message of an address, in its customer's language unless another was switched to. `preview`:
 * where a member of its shop goes on, for whom it is no page to answer; null for a customer.
 */
export async function openAsked({ context, params: { token }, request }: PageRequest) {
  const platform = context.get(platformContext);
  const open = await openFollowUp(platform, context.get(requestContext).ip, token);
  const asked = new URL(request.url).searchParams.get("lng");
  setPageLanguage(context, isLanguage(asked) ? asked : open.followUp.language);
  const { viewer, failure } = identityOf(context);
  const isOwn = failure !== undefined || viewer?.shop?.id === open.followUp.shopId;
  const { vehicleId } = open.followUp;
  const preview = isOwn ? href("/repair-cms/follow-up/:vehicleId", { vehicleId }) : null;
  return { platform, open, preview };
}

/** The page of a message, in the language that it is read in. */
export const pageHref = (token: string, request: Request): string =>
  href("/follow-up/:token", { token }) + new URL(request.url).search;

import { data, href } from "react-router";
import { mailProof } from "#app/features/approval/letters/customer-letter.server.ts";
import type { FoundLink } from "#app/features/approval/links/find-link.server.ts";
import { noteOpened } from "#app/features/approval/links/revoke.server.ts";
import { findThread } from "#app/features/approval/questions/messages.server.ts";
import { isNavigation } from "#app/http/navigation.ts";
import { setPageLanguage } from "#app/i18n/i18n.server.ts";
import { platformContext, requestContext } from "#app/platform/context.ts";
import type { Route } from "./+types/link";
import { inAskedLanguage, languageFor, linkPhotos } from "./link-addresses.ts";
import { decidedOf, questionOf } from "./link-pages.server.ts";
import { payOfLink } from "./pay/shown-pay.server.ts";
import {
  ended,
  lookUp,
  orNothing,
  previewFor,
  readPrevious,
  readRevision,
} from "./read-link.server.ts";
import { takeAnswer } from "./take-answer.server.ts";
import { threadFor } from "./thread/thread-for.server.ts";

/** The quotes of a link, to be answered. Looking at them decides nothing. */
export async function showLink({ context, params: { token }, request }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const { ip } = context.get(requestContext);
  const found = await lookUp(platform, ip, token);
  if (found === "unknown" || found === "tooOften") return ended(context, found);
  if (found.state !== "open" && found.state !== "decided")
    return ended(context, found.state, found);
  const preview = previewFor(context, found);
  const [revision, previous, read] = await Promise.all([
    readRevision(platform, found),
    readPrevious(platform, found),
    orNothing(findThread(platform.db, found.link)),
  ]);
  if (!revision) return ended(context, "broken", found);
  setPageLanguage(context, languageFor(request, found.link.language));
  const thread = threadFor(platform, found, { token, request, thread: read, preview });
  const path = href("/q/:token", { token });
  const photos = linkPhotos(token, request);
  const shown = { found, revision, path, photos, logo: logoOf(found, token), thread, request };
  if (found.state === "decided") {
    const certificate = inAskedLanguage(href("/q/:token/certificate", { token }), request);
    const pay = await payOfLink(platform, found, { token, request, isPreview: preview !== null });
    return { ...decidedOf({ ...shown, certificate }), pay };
  }
  if (!found.link.openedAt && isNavigation(request) && preview === null)
    platform.defer(noteOpened(platform.db, found, platform.now()));
  return questionOf({ ...shown, previous, preview });
}

/** Answers the quotes of a link, once. */
export async function answerLink({ context, params: { token }, request }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const found = await lookUp(platform, context.get(requestContext).ip, token);
  // The page says why there is nothing to answer.
  if (typeof found === "string") return null;
  if (previewFor(context, found)) return data(null, 403);
  return takeAnswer({ context, request }, found, {
    path: href("/q/:token", { token }),
    consent: { way: "link" },
    prove({ name, language, total }) {
      const { email, shopId } = found.link;
      if (!email) return;
      const certificate = platform.config.appUrl + href("/q/:token/certificate", { token });
      const shop = found.shop?.name ?? "";
      platform.defer(
        mailProof(platform, { shopId, email, name, language, total, shop, certificate }),
      );
    },
  });
}

const logoOf = ({ shop }: FoundLink, token: string) =>
  shop?.logoFile ? href("/q/:token/logo", { token }) : null;

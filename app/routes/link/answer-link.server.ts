import { href } from "react-router";
import { mailProof } from "#app/features/approval/letters/customer-letter.server.ts";
import type { FoundLink } from "#app/features/approval/links/find-link.server.ts";
import { noteOpened } from "#app/features/approval/links/revoke.server.ts";
import { decidedPage } from "#app/features/approval/page/decided-page.server.ts";
import { questionPage } from "#app/features/approval/page/question-page.server.ts";
import { isNavigation } from "#app/http/navigation.ts";
import { platformContext, requestContext } from "#app/platform/context.ts";
import type { Route } from "./+types/link";
import { threadSection } from "./ask.server.ts";
import {
  ended,
  inAskedLanguage,
  lookUpWithThread,
  previewFor,
  readerOf,
  readPrevious,
  readRevision,
  shopOf,
} from "./read-link.server.ts";
import { questionOf, takeAnswer } from "./take-answer.server.ts";

/** What a customer was sent, to be answered. Looking at it decides nothing. */
export const showLink = (args: Route.LoaderArgs) => show(args);

async function show(
  { context, params: { token }, request }: Pick<Route.LoaderArgs, "context" | "params" | "request">,
  status = 200,
) {
  const platform = context.get(platformContext);
  const { ip } = context.get(requestContext);
  const { found, thread: read } = await lookUpWithThread(platform, ip, token);
  if (found === "unknown" || found === "tooOften") return ended(found);
  if (found.state !== "open" && found.state !== "decided") return ended(found.state, found);
  const preview = await previewFor(context, found);
  const [revision, previous, thread] = await Promise.all([
    readRevision(platform, found),
    readPrevious(platform, found),
    threadSection(platform, found, { token, request, thread: read, preview }),
  ]);
  if (!revision) return ended("broken", found);
  const reader = await readerOf(request, found.link.language);
  const path = href("/q/:token", { token });
  const logo = logoOf(found, token);
  if (found.state === "decided")
    return decidedPage(reader, {
      ...{ revision, thread, path, decision: found.decision! },
      certificate: inAskedLanguage(href("/q/:token/certificate", { token }), request),
      shop: { ...shopOf(found), logo },
    });
  if (!found.link.openedAt && isNavigation(request) && preview === null)
    platform.defer(noteOpened(platform.db, found, platform.now()));
  const question = questionOf({ context, found, revision, path, logo, request });
  return questionPage(reader, { ...question, previous, thread, preview }, status);
}

/** Answers the quotes of a link, once. */
export async function answerLink({ context, params: { token }, request }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const { ip } = context.get(requestContext);
  const { found, thread } = await lookUpWithThread(platform, ip, token);
  if (found === "unknown" || found === "tooOften") return ended(found);
  if (await previewFor(context, found)) return show({ context, params: { token }, request }, 403);
  return takeAnswer({ context, request }, found, {
    ...{ path: href("/q/:token", { token }), logo: logoOf(found, token) },
    consent: { way: "link" },
    thread: () => threadSection(platform, found, { token, request, thread, preview: null }),
    prove({ name, language, total }) {
      const { email, shopId } = found.link;
      const certificate = platform.config.appUrl + href("/q/:token/certificate", { token });
      const shop = shopOf(found).name;
      if (email)
        platform.defer(
          mailProof(platform, { shopId, email, name, language, total, shop, certificate }),
        );
    },
  });
}

const logoOf = ({ shop }: FoundLink, token: string) =>
  shop?.logoFile ? href("/q/:token/logo", { token }) : null;

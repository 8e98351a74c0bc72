import { href, redirect } from "react-router";
import { v7 as newId } from "uuid";
import { mailProof } from "#app/features/approval/letters/customer-letter.server.ts";
import { sendDecisionLetters } from "#app/features/approval/letters/send-due.server.ts";
import { decide } from "#app/features/approval/links/decide.server.ts";
import type { FoundLink } from "#app/features/approval/links/find-link.server.ts";
import { noteOpened } from "#app/features/approval/links/revoke.server.ts";
import { answerForm, answerFormSize } from "#app/features/approval/page/answer-form.ts";
import { decidedPage } from "#app/features/approval/page/decided-page.server.ts";
import { questionPage } from "#app/features/approval/page/question-page.server.ts";
import type { Revision } from "#app/features/approval/revision/revision.ts";
import { receiveForm } from "#app/http/form.ts";
import { formId } from "#app/http/form-id.ts";
import { platformContext, requestContext } from "#app/platform/context.ts";
import { log } from "#app/platform/log/log.ts";
import type { Route } from "./+types/link";
import { threadOf } from "./ask.server.ts";
import { ended, lookUp, readerOf, readPrevious, readRevision, shopOf } from "./read-link.server.ts";

type Args = Route.LoaderArgs | Route.ActionArgs;

/** Programs that open a link to show what is behind it, not for a person. */
const previews = /bot|crawl|spider|preview|whatsapp|facebook|telegram|slack|skype|twitter|scan/i;

/** What a customer was sent, to be answered. Looking at it decides nothing. */
export async function showLink({ context, params: { token }, request }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const found = await lookUp(platform, context.get(requestContext).ip, token);
  if (found === "unknown" || found === "tooOften") return ended(found);
  if (found.state !== "open" && found.state !== "decided") return ended(found.state, found);
  const [revision, previous, thread] = await Promise.all([
    readRevision(platform, found),
    readPrevious(platform, found),
    threadOf(platform, found, { token, request }),
  ]);
  if (!revision) return ended("broken", found);
  const reader = await readerOf(request, found.link.language);
  if (found.state === "decided")
    return decidedPage(reader, {
      ...{ revision, thread, path: href("/q/:token", { token }) },
      certificate: href("/q/:token/certificate", { token }),
      decision: found.decision!,
      shop: { ...shopOf(found), logo: logoOf(found, token) },
    });
  const isPerson = !previews.test(request.headers.get("user-agent") ?? "");
  if (!found.link.openedAt && request.method === "GET" && isPerson)
    platform.defer(noteOpened(platform.db, found, platform.now()));
  const question = asked({ context, token, found, revision, key: newId() });
  return questionPage(reader, { ...question, previous, thread });
}

/** Answers the quotes of a link, once. */
export async function answerLink({ context, params: { token }, request }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const { ip } = context.get(requestContext);
  const found = await lookUp(platform, ip, token);
  if (found === "unknown" || found === "tooOften") return ended(found);
  const page = href("/q/:token", { token });
  if (found.state === "decided") return redirect(page, 303);
  if (found.state !== "open") return ended(found.state, found);
  const revision = await readRevision(platform, found);
  if (!revision) return ended("broken", found);
  const { values, check } = await receiveForm(request, answerFormSize(revision));
  const form = check(answerForm(revision));
  const reader = await readerOf(request, found.link.language);
  const again = (refusal: Parameters<typeof questionPage>[1]["refusal"], status: number) =>
    questionPage(
      reader,
      { ...asked({ context, token, found, revision, key: newId() }), ...(refusal && { refusal }) },
      status,
    );
  if (!form.ok) return again(form, 422);
  const now = platform.now();
  const { key, ...answer } = form.value;
  const device = (request.headers.get("user-agent") ?? "").slice(0, 300);
  try {
    const decision = { ...answer, id: formId(key, now), address: ip, device, now };
    if (await decide(platform.db, found, revision, decision)) {
      platform.defer(sendDecisionLetters(platform));
      const { email } = found.link;
      const { name, language } = answer;
      const certificate = platform.config.appUrl + href("/q/:token/certificate", { token });
      const shop = shopOf(found).name;
      if (email) platform.defer(mailProof(platform, { email, name, language, shop, certificate }));
      return redirect(page, 303);
    }
  } catch (error) {
    log.error("a decision could not be written", error);
    return again({ error: { key: "approval:failed" }, ...(values && { values }) }, 503);
  }
  // Something happened between the two: the page says what.
  return redirect(page, 303);
}

const logoOf = ({ shop }: FoundLink, token: string) =>
  shop?.logoFile ? href("/q/:token/logo", { token }) : null;

type Asked = {
  context: Args["context"];
  token: string;
  found: FoundLink;
  revision: Revision;
  key: string;
};

const asked = ({ context, token, found, revision, key }: Asked) => ({
  ...{ revision, key, path: href("/q/:token", { token }) },
  shop: { ...shopOf(found), logo: logoOf(found, token) },
  expiresAt: found.link.expiresAt.getTime(),
  nonce: context.get(requestContext).nonce,
});

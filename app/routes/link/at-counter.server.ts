import { href, type RouterContextProvider, redirect } from "react-router";
import { confirmForm } from "#app/features/account/forms.ts";
import { checkPassword, wrongAt } from "#app/features/account/password/check-password.server.ts";
import { may } from "#app/features/account/role.ts";
import { holdSession } from "#app/features/account/session/hold.server.ts";
import { findViewerOf } from "#app/features/account/session/identity.server.ts";
import type { Viewer } from "#app/features/account/viewer.ts";
import { takerOf } from "#app/features/approval/decision.ts";
import { mailProofByFurtherLink } from "#app/features/approval/letters/further-link.server.ts";
import { type FoundLink, findLinkOf } from "#app/features/approval/links/find-link.server.ts";
import { decidedPage } from "#app/features/approval/page/decided-page.server.ts";
import type { Reader } from "#app/features/approval/page/parts.ts";
import { questionPage } from "#app/features/approval/page/question-page.server.ts";
import { unlockSection } from "#app/features/approval/page/unlock-section.ts";
import { maskedEmail } from "#app/features/shop/invitations/invitation.ts";
import type { Refusal } from "#app/http/answers.ts";
import { readForm } from "#app/http/form.ts";
import { platformContext } from "#app/platform/context.ts";
import { log } from "#app/platform/log/log.ts";
import { ended, readerOf, readPrevious, readRevision, shopOf } from "./read-link.server.ts";
import { questionOf, takeAnswer } from "./take-answer.server.ts";

type Args = { context: Readonly<RouterContextProvider>; request: Request };
type Problem = Pick<Refusal, "error" | "fields">;

const path = href("/counter");

/** Whose device is held, and for which link, while that member may still send quotes. */
export async function findHeld(
  context: Args["context"],
): Promise<{ viewer: Viewer; found: FoundLink | undefined }> {
  const viewer = await findViewerOf(context);
  if (!viewer?.heldFor) throw redirect(href("/"));
  const { db, now } = context.get(platformContext);
  if (!may(viewer.shop, "editQuotes")) return { viewer, found: undefined };
  const ref = { ...viewer.heldFor, shopId: viewer.shop!.id };
  return { viewer, found: await findLinkOf(db, ref, now()) };
}

/** What a customer answers on the shop's device, and below it how the shop takes that back. */
export const showCounter = async ({ context, request }: Args) => show(context, request);

async function show(context: Args["context"], request: Request, refusal?: Problem) {
  const status = refusal ? 422 : 200;
  const platform = context.get(platformContext);
  const { viewer, found } = await findHeld(context);
  const reader = await readerOf(request, found?.link.language ?? viewer.language ?? "en");
  const last = lastOf(viewer, refusal)(reader);
  if (!found) return ended("unknown", undefined, last);
  if (found.state !== "open" && found.state !== "decided") return ended(found.state, found, last);
  const [revision, previous] = await Promise.all([
    readRevision(platform, found),
    readPrevious(platform, found),
  ]);
  if (!revision) return ended("broken", found, last);
  const logo = logoOf(found);
  if (found.state === "decided")
    return decidedPage(
      reader,
      {
        ...{ revision, path, certificate: null, thread: last, decision: found.decision! },
        shop: { ...shopOf(found), logo },
      },
      status,
    );
  const question = questionOf({ context, found, revision, path, logo, request });
  return questionPage(reader, { ...question, previous, thread: last }, status);
}

/** The customer's answer, given at the counter. */
export async function answerAtCounter({ context, request }: Args) {
  const platform = context.get(platformContext);
  const { viewer, found } = await findHeld(context);
  if (!found) return show(context, request);
  return takeAnswer({ context, request }, found, {
    ...{ path, logo: logoOf(found), last: lastOf(viewer) },
    consent: { way: "counter", takenBy: takerOf(viewer) },
    prove: (answer) =>
      platform.defer(mailProofByFurtherLink(platform, found, { ...answer, by: viewer.id })),
  });
}

/** Gives the device back to the member, by the password. */
export async function unlockCounter({ context, request }: Args) {
  const platform = context.get(platformContext);
  const { viewer } = await findHeld(context);
  const form = await readForm(request, confirmForm);
  if (!form.ok) return show(context, request, form);
  try {
    const checked = await checkPassword(platform, viewer, form.value.password, "password");
    const wrong = wrongAt("password", { key: "approval:counter.wrong" });
    if (!checked.ok) return await show(context, request, checked.fields ? wrong : checked);
    await holdSession(platform.db, viewer, null);
  } catch (error) {
    log.error("a held session could not be given back", error);
    return show(context, request, { error: { key: "approval:counter.failed" } });
  }
  return redirect(href("/repair-cms/:jobId/send", { jobId: viewer.heldFor!.jobId }), 303);
}

const lastOf = (viewer: Viewer, refusal?: Problem) => (reader: Reader) =>
  unlockSection(reader, {
    ...{ path: href("/counter/unlock"), refusal },
    email: maskedEmail(viewer.email),
  });

const logoOf = ({ shop }: FoundLink) => (shop?.logoFile ? href("/counter/logo") : null);

import { data, href, type RouterContextProvider, redirect } from "react-router";
import { confirmForm } from "#app/features/account/forms.ts";
import { checkPassword, wrongAt } from "#app/features/account/password/check-password.server.ts";
import { holdSession } from "#app/features/account/session/hold.server.ts";
import { heldPage } from "#app/features/account/session/hold.ts";
import { takerOf } from "#app/features/approval/decision.ts";
import { mailProofByFurtherLink } from "#app/features/approval/letters/further-link.server.ts";
import type { FoundLink } from "#app/features/approval/links/find-link.server.ts";
import { endStatus } from "#app/features/approval/page/ended.ts";
import { maskedEmail } from "#app/features/shop/invitations/invitation.ts";
import type { Refusal } from "#app/http/answers.ts";
import { readForm } from "#app/http/form.ts";
import { setPageLanguage } from "#app/i18n/i18n.server.ts";
import { platformContext } from "#app/platform/context.ts";
import { log } from "#app/platform/log/log.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { counterPhotos, languageFor } from "#app/routes/link/link-addresses.ts";
import { decidedOf, questionOf } from "#app/routes/link/link-pages.server.ts";
import { endedPage, readPrevious, readRevision } from "#app/routes/link/read-link.server.ts";
import { takeAnswer } from "#app/routes/link/take-answer.server.ts";
import { showWalk, takeSignature } from "#app/routes/link/walk/sign-walk.server.ts";
import { defaultLanguage } from "#app/values/language.ts";
import { findHeld } from "./find-held.server.ts";

type Args = { context: Readonly<RouterContextProvider>; request: Request };

const path = href("/counter");

/** The quotes on the shop's device, and below them how the shop takes it back. */
export async function showCounter({ context, request }: Args) {
  const platform = context.get(platformContext);
  const { viewer, found, walk } = await findHeld(context);
  const email = maskedEmail(viewer.email);
  if (walk) {
    const page = await showWalk(context, request, walk);
    return data({ page: page ?? (await endedPage("broken")), email }, page ? 200 : 500);
  }
  const language = found?.link.language ?? viewer.language ?? defaultLanguage;
  setPageLanguage(context, languageFor(request, language));
  const page = await pageOf(platform, found, request);
  if (typeof page !== "string") return data({ page, email });
  return data({ page: await endedPage(page, found), email }, endStatus[page]);
}

async function pageOf(platform: Platform, found: FoundLink | undefined, request: Request) {
  if (!found) return "unknown";
  if (found.state !== "open" && found.state !== "decided") return found.state;
  const [revision, previous] = await Promise.all([
    readRevision(platform, found),
    readPrevious(platform, found),
  ]);
  if (!revision) return "broken";
  const photos = counterPhotos(request);
  const logo = found.shop?.logoFile ? href("/counter/logo") : null;
  const shown = { found, revision, path, photos, logo, thread: null, request };
  if (found.state === "decided") return decidedOf({ ...shown, certificate: null });
  return questionOf({ ...shown, previous, preview: null });
}

/** The customer's answer, given at the counter. */
export async function answerAtCounter({ context, request }: Args) {
  const platform = context.get(platformContext);
  const { viewer, found, walk } = await findHeld(context);
  if (walk) return takeSignature(context, request, { walk, viewer });
  if (!found) return null;
  return takeAnswer({ context, request }, found, {
    path,
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
  if (!form.ok) return refused(form);
  try {
    const checked = await checkPassword(platform, viewer, form.value.password, "password");
    const wrong = wrongAt("password", { key: "approval:counter.wrong" });
    if (!checked.ok) return refused(checked.fields ? wrong : checked);
    await holdSession(platform.db, viewer, null);
  } catch (error) {
    log.error("a held session could not be given back", error);
    return refused({ error: { key: "approval:counter.failed" } });
  }
  const held = viewer.heldFor!;
  if ("clock" in held) return redirect(heldPage(held), 303);
  const params = { jobId: held.jobId };
  const page =
    "walk" in held
      ? href("/repair-cms/:jobId/walk-round", params)
      : href("/repair-cms/:jobId/send", params);
  return redirect(page, 303);
}

const refused = ({ error, fields }: Pick<Refusal, "error" | "fields">) =>
  data({ error, fields }, 422);

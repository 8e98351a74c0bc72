import { data, href, type RouterContextProvider, redirect } from "react-router";
import { v7 as newId } from "uuid";
import type { Viewer } from "#app/features/account/viewer.ts";
import { takerOf } from "#app/features/approval/decision.ts";
import type { AnswerRefusal } from "#app/features/approval/page/answer/answer-refusal.ts";
import { sentPhotos } from "#app/features/approval/photos/sent-photo.ts";
import {
  readWalk,
  readWalkRecord,
  walkFileOf,
} from "#app/features/approval/walk-round/freeze-walk.server.ts";
import {
  signForm,
  signFormSize,
  signWalk,
} from "#app/features/approval/walk-round/sign-walk.server.ts";
import type { WalkToSign } from "#app/features/approval/walk-round/sign-walk-page.tsx";
import { findSignatureOf } from "#app/features/approval/walk-round/walk-signatures.server.ts";
import type { JobRef } from "#app/features/repair/job.ts";
import { receiveForm } from "#app/http/form.ts";
import { formId } from "#app/http/form-id.ts";
import { setPageLanguage } from "#app/i18n/i18n.server.ts";
import { platformContext, requestContext } from "#app/platform/context.ts";
import { log } from "#app/platform/log/log.ts";
import { counterPhotos, inAskedLanguage, languageFor } from "#app/routes/link/link-addresses.ts";
import { defaultLanguage } from "#app/values/language.ts";

/** The frozen walk-round that a device is held for, by its hash. */
export type HeldWalk = JobRef & { sha256: string };

type Context = Readonly<RouterContextProvider>;

const path = href("/counter");

/** Shows the walk-round with its signature; undefined if the frozen file is gone. */
export async function showWalk(context: Context, request: Request, held: HeldWalk) {
  const { db, files } = context.get(platformContext);
  const [record, signed, walk] = await Promise.all([
    readWalkRecord(files, held.shopId, held.sha256),
    findSignatureOf(db, held, held.sha256),
    readWalk(db, held),
  ]);
  setPageLanguage(context, languageFor(request, record?.language ?? defaultLanguage));
  if (!record) return undefined;
  const isSame =
    walk !== undefined && (await walkFileOf(walk, record.madeAt ?? 0)).sha256 === held.sha256;
  const shown: WalkToSign = {
    path,
    record,
    photos: sentPhotos(record, counterPhotos(request), record.photos.length),
    key: newId(),
    state: signed
      ? { name: signed.name, at: signed.at.getTime(), zone: signed.zone }
      : isSame
        ? "open"
        : "changed",
  };
  return { kind: "walk", walk: shown } as const;
}

/** Signs a walk-round, once, from its form; the page says whether it could be. */
export async function takeSignature(
  context: Context,
  request: Request,
  { walk, viewer }: { walk: HeldWalk; viewer: Viewer },
) {
  const platform = context.get(platformContext);
  const next = redirect(inAskedLanguage(path, request), 303);
  const { values, check } = await receiveForm(request, signFormSize);
  const form = check(signForm);
  if (!form.ok) return refused(form, 422);
  const now = platform.now();
  const { key, name, language, signature: strokes } = form.value;
  const device = (request.headers.get("user-agent") ?? "").slice(0, 300);
  const address = context.get(requestContext).ip;
  const signed = { name, language, strokes, device, address, takenBy: takerOf(viewer) };
  const { sha256 } = walk;
  const ref = { shopId: walk.shopId, jobId: walk.jobId };
  try {
    await signWalk(platform, ref, { ...signed, sha256, id: formId(key, now), by: viewer.id, now });
    return next;
  } catch (error) {
    log.error("the signature under a walk-round could not be written", error);
    return refused({ error: { key: "walkRound:failed" }, ...(values && { values }) }, 503);
  }
}

const refused = ({ error, fields, values }: AnswerRefusal, status: number) =>
  data({ error, fields, values } satisfies AnswerRefusal, status);

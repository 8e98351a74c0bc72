import { href, type RouterContextProvider } from "react-router";
import { type FoundLink, findLink } from "#app/features/approval/links/find-link.server.ts";
import { photoResponse } from "#app/features/approval/photos/photo-response.server.ts";
import { largePhoto, type PhotoAddresses } from "#app/features/approval/photos/sent-photo.ts";
import { readWalkRecord } from "#app/features/approval/walk-round/freeze-walk.server.ts";
import { notFound } from "#app/http/answers.ts";
import { setPageLanguage } from "#app/i18n/i18n.server.ts";
import { platformContext, requestContext } from "#app/platform/context.ts";
import { findHeld } from "#app/routes/link/counter/find-held.server.ts";
import {
  counterPhotos,
  inAskedLanguage,
  languageFor,
  linkPhotos,
} from "#app/routes/link/link-addresses.ts";
import { ended, lookUp, readRevision } from "#app/routes/link/read-link.server.ts";
import type { Language } from "#app/values/language.ts";

type Args<Params> = {
  context: Readonly<RouterContextProvider>;
  request: Request;
  params: Params;
};
type OfLink = { token: string; photoId: string };

/** A photo that was sent by a link, on a page of its own. */
export async function showPhoto({ context, request, params: { token, photoId } }: Args<OfLink>) {
  const platform = context.get(platformContext);
  const found = await lookUp(platform, context.get(requestContext).ip, token);
  if (found === "tooOften") return ended(context, found);
  if (found === "unknown") notFound();
  return pageOf(context, await revisionShown(context, found), {
    photoId,
    request,
    addresses: linkPhotos(token, request),
    path: href("/q/:token/photos/:photoId", { token, photoId }),
    quotes: href("/q/:token", { token }),
  });
}

/** Shows the page of a photo on a held device. */
export async function showCounterPhoto(args: Args<{ photoId: string }>) {
  const { context, request, params } = args;
  return pageOf(context, await shownAtCounter(context), {
    ...params,
    request,
    addresses: counterPhotos(request),
    path: href("/counter/photos/:photoId", params),
    quotes: href("/counter"),
  });
}

type PageOfPhoto = {
  photoId: string;
  request: Request;
  addresses: PhotoAddresses;
  path: string;
  quotes: string;
};

async function pageOf(
  context: Readonly<RouterContextProvider>,
  shown: PictureSource,
  { photoId, request, addresses, path, quotes }: PageOfPhoto,
) {
  const large = largePhoto(shown.content, photoId, addresses) ?? notFound();
  setPageLanguage(context, languageFor(request, shown.language));
  return {
    kind: "photo",
    large: { ...large, path, quotes: inAskedLanguage(quotes, request) },
  } as const;
}

/**
 * A file of a photo that was sent by a link. A page names up to sixty small ones and is counted
 * itself, so these are not.
 */
export async function sendPhoto({ context, params }: Args<OfLink & { size: string }>) {
  const { token, photoId, size } = params;
  const { db, now, mayTry, files } = context.get(platformContext);
  if (size !== "small" && !(await mayTry(context.get(requestContext).ip))) notFound();
  const found = (await findLink(db, token, now())) ?? notFound();
  const { shopId, content } = await revisionShown(context, found);
  return photoResponse(files, content, { shopId, photoId, size });
}

/** Sends the file of a photo on a held device. */
export async function sendCounterPhoto(args: Args<{ photoId: string; size: string }>) {
  const { context, params } = args;
  const { shopId, content } = await shownAtCounter(context);
  const asked = { shopId, ...params };
  return photoResponse(context.get(platformContext).files, content, asked);
}

/** Owner of the photos: a revision that was sent, or a signed walk-round. */
type PictureSource = {
  shopId: string;
  language: Language;
  content: Parameters<typeof largePhoto>[0];
};

/** Reads the revision of a link while it is open or decided. */
async function revisionShown(
  context: Readonly<RouterContextProvider>,
  found: FoundLink,
): Promise<PictureSource> {
  if (found.state !== "open" && found.state !== "decided") notFound();
  const content = (await readRevision(context.get(platformContext), found)) ?? notFound();
  return { shopId: found.link.shopId, language: found.link.language, content };
}

/** Reads the revision or walk-round that the device is held for. */
async function shownAtCounter(context: Readonly<RouterContextProvider>): Promise<PictureSource> {
  const { found, walk } = await findHeld(context);
  if (!walk) return revisionShown(context, found ?? notFound());
  const { files } = context.get(platformContext);
  const content = (await readWalkRecord(files, walk.shopId, walk.sha256)) ?? notFound();
  return { shopId: walk.shopId, language: content.language, content };
}

import { href } from "react-router";
import type { PhotoAddresses } from "#app/features/approval/photos/sent-photo.ts";
import { isLanguage, type Language } from "#app/values/language.ts";

/** Language of a customer's page: the one that was switched to, or else the job's. */
export const languageFor = (request: Request, ofJob: Language): Language =>
  askedLanguage(request) ?? ofJob;

/** Addresses of a link's photos. */
export const linkPhotos = (token: string, request: Request): PhotoAddresses => ({
  page: (photoId) =>
    inAskedLanguage(href("/q/:token/photos/:photoId", { token, photoId }), request),
  file: (photoId, size) => href("/q/:token/photos/:photoId/file/:size", { token, photoId, size }),
});

/** Addresses of the photos on a device of the shop. */
export const counterPhotos = (request: Request): PhotoAddresses => ({
  page: (photoId) => inAskedLanguage(href("/counter/photos/:photoId", { photoId }), request),
  file: (photoId, size) => href("/counter/photos/:photoId/file/:size", { photoId, size }),
});

/** Adds the language that was switched to, if any, to the address of the next page. */
export function inAskedLanguage(path: string, request: Request): string {
  const asked = askedLanguage(request);
  return asked ? `${path}?lng=${asked}` : path;
}

function askedLanguage(request: Request): Language | undefined {
  const asked = new URL(request.url).searchParams.get("lng");
  return isLanguage(asked) ? asked : undefined;
}

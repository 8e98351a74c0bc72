import { v7 as newId } from "uuid";
import { asksOf } from "#app/features/approval/inspection/asks.ts";
import type { FoundLink } from "#app/features/approval/links/find-link.server.ts";
import type { Decided } from "#app/features/approval/page/decided/decided-page.tsx";
import type { Question } from "#app/features/approval/page/question/question-page.tsx";
import { type PhotoAddresses, sentPhotos } from "#app/features/approval/photos/sent-photo.ts";
import type { CustomerThread } from "#app/features/approval/questions/thread-section.tsx";
import type { Revision } from "#app/features/approval/revision/revision.ts";
import { inAskedLanguage } from "./link-addresses.ts";
import { shopOf, waysToPayOf } from "./read-link.server.ts";

type PageParts = {
  found: FoundLink;
  revision: Revision;
  path: string;
  photos: PhotoAddresses;
  logo: string | null;
  thread: CustomerThread | null;
  request: Request;
};
type Open = PageParts & {
  previous: Revision | undefined;
  /** Where a member of the shop goes on, for whom this is a preview; null for a customer. */
  preview: string | null;
};

/** A link's quotes with the form that answers them. */
export function questionOf({ found, request, path, photos, logo, thread, ...shown }: Open) {
  const question: Question = {
    ...shown,
    path,
    photos: sentPhotos(shown.revision, photos),
    asks: asksOf(shown.revision, askingIn(thread)),
    action: inAskedLanguage(path, request),
    key: newId(),
    draft: found.link.id,
    shop: { ...shopOf(found), logo },
    waysToPay: waysToPayOf(request, found),
    expiresAt: found.link.expiresAt.getTime(),
  };
  return { kind: "question", question, thread } as const;
}

const askingIn = (thread: CustomerThread | null) =>
  thread && { messages: thread.messages, ask: thread.action };

/** A link's quotes with what was decided. `certificate`: where the proof is, if it is shown. */
export function decidedOf({
  found,
  revision,
  path,
  photos,
  logo,
  thread,
  certificate,
  request,
}: PageParts & { certificate: string | null }) {
  const { name, at, zone, total, quotes } = found.decision!;
  const decided: Decided = {
    path,
    certificate,
    revision,
    photos: sentPhotos(revision, photos),
    asks: asksOf(revision, askingIn(thread)),
    decision: { name, at: at.getTime(), zone, total, quotes },
    shop: { ...shopOf(found), logo },
    waysToPay: waysToPayOf(request, found),
  };
  return { kind: "decided", decided, thread } as const;
}

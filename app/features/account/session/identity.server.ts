import {
  createContext,
  type MiddlewareFunction,
  type RouterContextProvider,
  redirectDocument,
} from "react-router";
import { noteLastSeen } from "#app/features/account/last-seen.server.ts";
import type { Viewer } from "#app/features/account/viewer.ts";
import { rereadable } from "#app/http/form-body.ts";
import { isPrefetch } from "#app/http/prefetch.ts";
import { runEarly, Unconfirmed } from "#app/platform/confirmed.server.ts";
import { platformContext } from "#app/platform/context.ts";
import { log } from "#app/platform/log/log.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { findViewer } from "./find-viewer.server.ts";
import { heldPage, isOpenWhileHeld } from "./hold.ts";
import { sessionCookiesContext } from "./renew-session.server.ts";
import { sessionCookie } from "./session-cookie.ts";
import {
  bringsHint,
  clearedHint,
  hintCookie,
  isSameViewer,
  readHint,
} from "./viewer-hint.server.ts";

/**
 * The viewer, none for a visitor, or the error of a failed lookup. A held session is a visitor's
 * everywhere but on the page that it is held to.
 */
export type Found = { viewer?: Viewer; failure?: unknown; isHeld?: true };

type Identity = {
  /** What the database says; never rejects. */
  found: Promise<Found>;
  /** The same, once it has said it. */
  said?: Found;
  /** Who it was at the last request, while the database is still asked for the session. */
  hinted?: Viewer;
  /** Whether `found` is the very viewer who was hinted. */
  confirmed: Promise<boolean>;
};
const identityContext = createContext<Identity>();

type Context = Readonly<RouterContextProvider>;

/** Who asks, by the database: a round trip that began with the request. */
export const findIdentity = (context: Context): Promise<Found> =>
  context.get(identityContext).found;

/** The viewer; undefined for a visitor, and when the lookup failed. */
export const findViewerOf = async (context: Context): Promise<Viewer | undefined> =>
  (await findIdentity(context)).viewer;

/** Whether the lookup of the viewer failed: then no viewer does not mean a visitor. */
export const isUnknown = async (context: Context): Promise<boolean> =>
  (await findIdentity(context)).failure !== undefined;

/** Who it was at the last request, if it brings a hint. It decides nothing that leaves the server. */
export const hintedViewer = (context: Context): Viewer | undefined =>
  context.get(identityContext).hinted;

/** Who the database has said it is, where that is another than the hint says. */
export function correctedViewer(context: Context): Found | undefined {
  const { hinted, said } = context.get(identityContext);
  return hinted && said && !isConfirmed(said, hinted) ? said : undefined;
}

/**
 * Root middleware: finds the viewer once per request and renews the session cookie when due. A
 * request that brings a hint goes on meanwhile; everything else waits.
 */
export const loadViewer: MiddlewareFunction<Response> = async ({ context, request }, next) => {
  const platform = context.get(platformContext);
  const cookies: string[] = [];
  context.set(sessionCookiesContext, cookies);
  const reads = request.method === "GET" || request.method === "HEAD";
  const reading = readHint(request.headers, platform.config.authSecret);
  const found = lookUp(platform, request, { cookies, hint: reading });
  const hinted = await reading;
  const confirmed = found.then((said) => isConfirmed(said, hinted));
  const identity: Identity = { found, hinted, confirmed };
  context.set(identityContext, identity);
  found.then((said) => {
    identity.said = said;
  });
  if (!hinted && (await found).isHeld) throw redirectDocument(heldPage);
  const response = await (reads || !hinted ? next() : runEarly(unheld(found), next));
  const { viewer, failure, isHeld } = await found;
  if (isHeld) throw redirectDocument(heldPage);
  if (viewer && !isPrefetch(request)) noteLastSeen(platform, viewer);
  // A route that signs in or out sets the cookie itself.
  const decided = response.headers
    .getSetCookie()
    .some((cookie) => cookie.includes(`${sessionCookie}=`));
  if (!decided) for (const cookie of cookies) response.headers.append("set-cookie", cookie);
  if (failure !== undefined) return response;
  if (!viewer || decided) {
    if (bringsHint(request.headers)) response.headers.append("set-cookie", clearedHint);
    return response;
  }
  if (!reads || (await confirmed)) return response;
  const hint = await hintCookie(request.headers, viewer, platform.config.authSecret);
  const inLanguage = !hinted || hinted.language === viewer.language;
  const answer = inLanguage ? response : askedAgain(request, response, cookies);
  if (hint) answer.headers.append("set-cookie", hint);
  return answer;
};

const isConfirmed = ({ viewer }: Found, hinted: Viewer | undefined): boolean =>
  !!viewer && !!hinted && isSameViewer(viewer, hinted);

/** A held session writes nothing but on its page, not even what any visitor may. */
const unheld = (found: Promise<Found>) =>
  gateOf(
    found.then(({ isHeld }) => !isHeld),
    "The session is held",
  );

/** Passed when it is so, and refused when it is not. */
function gateOf(so: Promise<boolean>, otherwise: string): Promise<void> {
  const gate = so.then((is) => {
    if (!is) throw new Unconfirmed(otherwise);
  });
  gate.catch(() => undefined); // often nothing waits for it
  return gate;
}

/**
 * The page was written in the language of the hint, which is no longer the viewer's. Of its cookies
 * only those that renew the session count: the next page sets its own.
 */
function askedAgain({ url }: Request, response: Response, cookies: string[]): Response {
  if (!response.headers.get("content-type")?.includes("text/html")) return response;
  const { origin, pathname, search } = new URL(url);
  const headers = new Headers({ location: origin + pathname + search }); // a path may begin with //
  for (const cookie of cookies) headers.append("set-cookie", cookie);
  return new Response(null, { status: 302, headers });
}

/** A hint is signed together with the session's cookie, which was found to be genuine before. */
const isSigned = (hint: Promise<Viewer | undefined>) => hint.then((viewer) => viewer !== undefined);

async function lookUp(
  platform: Platform,
  { url, headers }: Request,
  { cookies, hint }: { cookies: string[]; hint: Promise<Viewer | undefined> },
): Promise<Found> {
  try {
    const found = await findViewer(platform, headers, isSigned(hint));
    if (found.viewer?.heldFor && !isOpenWhileHeld(new URL(url).pathname)) return { isHeld: true };
    cookies.push(...found.cookies);
    return { viewer: found.viewer };
  } catch (failure) {
    log.error("the session could not be read", failure);
    return { failure };
  }
}

/**
 * Does `work` for the viewer: at once for a hinted one whom `mayStart` lets, and what came of it
 * counts only once the database has said that it is the same. Else it is done again, for the viewer
 * of the database, as if it had never begun.
 */
export async function forViewer<Answer>(
  context: Context,
  mayStart: (hinted: Viewer) => boolean,
  work: (found: Found) => Answer,
): Promise<Awaited<Answer>> {
  const { found, hinted, confirmed } = context.get(identityContext);
  if (!hinted || !mayStart(hinted)) return await work(await found);
  const gate = gateOf(confirmed, "Who asks is another than the hint says");
  const early = settled(() => runEarly(gate, () => work({ viewer: hinted })));
  if (!(await confirmed)) return await work(await found);
  const done = await early;
  if ("error" in done) throw done.error;
  return done.answer;
}

type Write<Entered, Refused, Answer> = {
  /** As whom a hinted viewer may begin. */
  startAs: (hinted: Viewer) => Entered | undefined;
  /** What the guard says of the viewer of the database. */
  decide: (found: Found, request: Request) => Promise<{ entered: Entered } | { refused: Refused }>;
  work: (entered: Entered, request: Request) => Promise<Answer>;
};

/**
 * The same for a write: what it reads is asked for at once, for the hinted viewer, and everything
 * that is not reading waits for the guard. A form that is too large to be read twice waits whole.
 */
export async function forWriter<Entered, Refused, Answer>(
  { context, request }: { context: Context; request: Request },
  { startAs, decide, work }: Write<Entered, Refused, Answer>,
): Promise<Answer | Refused> {
  const { found, hinted, confirmed } = context.get(identityContext);
  const expected = hinted && startAs(hinted);
  const copy = expected && (await rereadable(request));
  if (!expected || !copy) {
    const decided = await decide(await found, request);
    return "refused" in decided ? decided.refused : await work(decided.entered, request);
  }
  const decision = found.then((said) => decide(said, copy()));
  const mayGoOn = decision.then(
    async (decided) => "entered" in decided && (await confirmed),
    () => false,
  );
  const gate = gateOf(mayGoOn, "Who writes is another than the hint says");
  const early = settled(() => runEarly(gate, () => work(expected, copy())));
  const decided = await decision;
  if ("refused" in decided) return decided.refused;
  if (!(await confirmed)) return work(decided.entered, copy());
  const done = await early;
  if ("error" in done) throw done.error;
  return done.answer;
}

/** Of a page that is open to all: its work may start for every hinted viewer. */
export const everyone = () => true;

/** What came of the work, so that nothing fails unheard when it is dropped. */
async function settled<Answer>(
  work: () => Answer,
): Promise<{ answer: Awaited<Answer> } | { error: unknown }> {
  try {
    const answer = await work();
    hearFailures(answer);
    hearFailures((answer as { data?: unknown } | undefined)?.data); // of `data()`
    return { answer };
  } catch (error) {
    return { error };
  }
}

/** Parts of an answer that are still being read. */
function hearFailures(answer: unknown): void {
  for (const part of Object.values((answer ?? {}) as object))
    if (part instanceof Promise) part.catch(() => undefined);
}

import {
  type ActionFunctionArgs,
  createContext,
  href,
  type MiddlewareFunction,
  type RouterContextProvider,
  redirect,
} from "react-router";
import { type Refusal, refuse } from "#app/http/answers.ts";
import { readBody, shownValues } from "#app/http/form.ts";
import { largestForm } from "#app/http/form-size.ts";
import { platformContext } from "#app/platform/context.ts";
import { log } from "#app/platform/log/log.ts";
import { currentRun } from "#app/platform/log/run.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { WordKey } from "#app/values/word-key.ts";
import { type Area, elsewhere, mayEnter, onFailure } from "./access.ts";
import { logAccount } from "./auth-log.server.ts";
import { findProfileWithSubscription, rightsOf } from "./profiles.server.ts";
import { authOf } from "./session/auth.server.ts";
import { findViewerByCookie } from "./session/current-viewer.server.ts";
import { sessionCookiesContext } from "./session/renew-session.server.ts";
import { sessionEnd } from "./session/session-life.ts";
import { bringsSession, endSession } from "./session/sessions.server.ts";
import type { Viewer } from "./viewer.ts";

/** Who asks: a viewer, nobody, or unknown because the look-up failed. */
type Identity = { viewer?: Viewer; failure?: unknown };
const identityContext = createContext<Identity>();

/**
 * Root middleware: names the viewer once per request, renews the session's cookie when it is due.
 */
export const nameViewer: MiddlewareFunction<Response> = async ({ context, request }, next) => {
  const platform = context.get(platformContext);
  const cookies: string[] = [];
  context.set(sessionCookiesContext, cookies);
  try {
    const found = await findViewer(platform, request.headers);
    cookies.push(...found.cookies);
    context.set(identityContext, { viewer: found.viewer });
  } catch (failure) {
    log.error("the session could not be read", failure);
    context.set(identityContext, { failure });
  }
  const response = await next();
  // What the route itself says of the session (signed in anew, signed out) is the last word.
  const decided = response.headers
    .getSetCookie()
    .some((cookie) => cookie.includes("llave.session_token="));
  if (!decided) for (const cookie of cookies) response.headers.append("set-cookie", cookie);
  return response;
};

/**
 * The viewer behind a session cookie, if it is a living one. A request without the cookie costs no
 * query.
 */
async function findViewer(
  platform: Platform,
  headers: Headers,
): Promise<{ viewer?: Viewer; cookies: string[] }> {
  if (!bringsSession(headers)) return { cookies: [] };
  const fresh = await findViewerByCookie(platform, headers);
  if (fresh) return { viewer: fresh, cookies: [] };
  const { response: found, headers: answer } = await readSession(platform, headers);
  if (!found) return { cookies: [] };
  if (found.session.createdAt.getTime() <= platform.now() - sessionEnd) {
    await endSession(platform.db, found.user.id, found.session.id);
    return { cookies: [] };
  }
  const { profile, paid } = await findProfileWithSubscription(platform.db, found.user.id);
  if (profile.suspendedAt !== null) return { cookies: [] };
  return {
    cookies: answer.getSetCookie(),
    viewer: {
      id: found.user.id,
      name: found.user.name,
      email: found.user.email,
      ...rightsOf(profile, platform.config, platform.now()),
      paid,
      hasReplies: false, // the next page tells, as it finds the renewed session
      sessionId: found.session.id,
    },
  };
}

async function readSession(platform: Platform, headers: Headers) {
  const cookie = headers.get("cookie") ?? "";
  try {
    const auth = await authOf(platform);
    return await auth.api.getSession({ headers: new Headers({ cookie }), returnHeaders: true });
  } catch (error) {
    // Ended by another request at the very moment of its renewal.
    if (error instanceof Error && "status" in error && error.status === "UNAUTHORIZED")
      return { response: null, headers: new Headers() };
    throw error;
  }
}

type Context = Readonly<RouterContextProvider>;

/** The viewer, or undefined for a visitor (and for someone who could not be looked up). */
export const findViewerOf = (context: Context): Viewer | undefined =>
  context.get(identityContext).viewer;

/**
 * Whether it could not be found out who asks: then nothing may be concluded from there being no
 * viewer.
 */
export const isUnknown = (context: Context): boolean =>
  context.get(identityContext).failure !== undefined;

/** The viewer of a page that stands behind a guard. */
export function viewerOf(context: Context): Viewer {
  const viewer = findViewerOf(context);
  if (!viewer) throw new Error("No guard stands before this route");
  return viewer;
}

/**
 * The middleware of a guard layout. It decides every read; writes decide for themselves in `write`,
 * so that a session that ends in the middle of a form is an answer to the form and not another
 * page.
 */
export const guard =
  (area: Area): MiddlewareFunction<Response> =>
  async ({ context, request }, next) => {
    if (request.method !== "GET" && request.method !== "HEAD") return next();
    const { viewer, failure } = context.get(identityContext);
    if (failure) {
      const other = onFailure(area);
      throw other ? redirect(other) : failure;
    }
    if (!mayEnter(area, viewer))
      throw await redirectElsewhere(area, viewer, request, context.get(platformContext));
    return next();
  };

/**
 * The areas of which /premium says that they belong to a plan, to whoever was sent there from them.
 */
const explained: ReadonlySet<Area> = new Set(["codes", "forum", "videos", "live", "repair"]);

async function redirectElsewhere(
  area: Area,
  viewer: Viewer | undefined,
  request: Request,
  platform: Platform,
): Promise<Response> {
  if (viewer) await logAccount(platform, viewer.email, "entry refused", { area });
  const to = elsewhere(area, viewer);
  if (to !== href("/login"))
    return redirect(to === href("/premium") && explained.has(area) ? `${to}?from=${area}` : to);
  const url = new URL(request.url);
  return redirect(
    `${href("/login")}?to=${encodeURIComponent(url.pathname.replace(/\.data$/, "") + url.search)}`,
  );
}

export type Writer = { viewer: Viewer };

/**
 * Wraps every action of a guarded area: the same rule as its pages. A dead session answers 401 in
 * plain words and keeps what was typed (decision 31); a missing plan leads where the table says;
 * whoever writes faster than people do is asked to wait, and keeps what was typed too. `signedOut`:
 * the words, where the specification has its own.
 */
export const write =
  <Args extends ActionFunctionArgs, Answer>(
    area: Area,
    action: (args: Args & Writer) => Promise<Answer>,
    signedOut: WordKey = "account:session.out",
  ) =>
  async (args: Args): Promise<Answer | ReturnType<typeof refuse>> => {
    const { viewer, failure } = args.context.get(identityContext);
    if (failure) return interrupt(args.request, { error: { key: "account:session.unknown" } }, 503);
    if (!viewer) return interrupt(args.request, { error: { key: signedOut }, signIn: true }, 401);
    if (!mayEnter(area, viewer))
      throw await redirectElsewhere(area, viewer, args.request, args.context.get(platformContext));
    if (!(await args.context.get(platformContext).mayWrite(viewer.id)))
      return interrupt(args.request, { error: { key: "account:session.tooFast" } }, 429);
    const run = currentRun();
    if (run) run.showsTiming = true; // a member's own write: its figures tell of nobody else
    return action({ ...args, viewer });
  };

/** What the error page of an interrupted write needs (`InterruptedForm`). */
export type Interrupted = Omit<Refusal, "ok"> & { sendTo: string };

/**
 * A write that cannot even begin. With JavaScript the form is still on the screen and takes the
 * answer. Without, its page cannot be drawn again (whose would it be?): then it is thrown to the
 * error page together with all that was typed, ready to be sent again.
 */
async function interrupt(request: Request, reason: Omit<Refusal, "ok">, status: number) {
  const url = new URL(request.url);
  if (url.pathname.endsWith(".data")) return refuse(reason, status);
  const form = await readBody(request, largestForm);
  const values = form instanceof FormData ? shownValues(form) : {};
  throw refuse({ ...reason, values, sendTo: url.pathname + url.search } as Interrupted, status);
}

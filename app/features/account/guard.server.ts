import {
  type ActionFunctionArgs,
  createContext,
  href,
  type LoaderFunctionArgs,
  type MiddlewareFunction,
  type RouterContext,
  type RouterContextProvider,
  redirect,
} from "react-router";
import { notFound, refuse } from "#app/http/answers.ts";
import { platformContext } from "#app/platform/context.ts";
import { isRefusedWrite } from "#app/platform/db/refused-write.ts";
import { writeWhile } from "#app/platform/db/write-while.server.ts";
import { log } from "#app/platform/log/log.ts";
import { currentRun } from "#app/platform/log/run.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { WordKey } from "#app/values/word-key.ts";
import { type Area, elsewhere, mayEnter, onFailure, type ShopArea } from "./access.ts";
import { logAccount } from "./auth-log.server.ts";
import { interrupt } from "./interrupted-write.server.ts";
import { noteLastSeen } from "./last-seen.server.ts";
import { may, type Permission } from "./role.ts";
import { findViewer } from "./session/find-viewer.server.ts";
import { sessionCookiesContext } from "./session/renew-session.server.ts";
import { createOwnShop, isMember } from "./shop-membership.server.ts";
import type { Viewer, ViewerShop } from "./viewer.ts";

/** The viewer, none for a visitor, or the error of a failed lookup. */
type Identity = { viewer?: Viewer; failure?: unknown };
const identityContext = createContext<Identity>();

/** Root middleware: finds the viewer once per request and renews the session cookie when due. */
export const loadViewer: MiddlewareFunction<Response> = async ({ context, request }, next) => {
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
  const { viewer } = context.get(identityContext);
  if (viewer) noteLastSeen(platform, viewer);
  // A route that signs in or out sets the cookie itself.
  const decided = response.headers
    .getSetCookie()
    .some((cookie) => cookie.includes("llave.session_token="));
  if (!decided) for (const cookie of cookies) response.headers.append("set-cookie", cookie);
  return response;
};

type Context = Readonly<RouterContextProvider>;

/** The viewer; undefined for a visitor, and when the lookup failed. */
export const findViewerOf = (context: Context): Viewer | undefined =>
  context.get(identityContext).viewer;

/** Whether the lookup of the viewer failed: then no viewer does not mean a visitor. */
export const isUnknown = (context: Context): boolean =>
  context.get(identityContext).failure !== undefined;

/** The viewer of a page behind a guard. */
function viewerOf(context: Context): Viewer {
  const viewer = findViewerOf(context);
  if (!viewer) throw new Error("This route has no guard");
  return viewer;
}

/**
 * The middleware of a guard layout. It decides every read; `write` decides writes, so that a form
 * whose session has ended gets an answer instead of a redirect.
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

/** The areas that /premium names to a viewer who was redirected from them. */
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

/** Who reads or writes. */
export type Reader = { viewer: Viewer };
export type Writer = Reader;
/** A member of the shop whose records are read or written. */
export type InShop = Reader & { shop: ViewerShop };

/** What is entered; in the areas of a shop also what the member's role must allow. */
type Entry = Exclude<Area, ShopArea> | { area: ShopArea; needs: Permission };
type Entered<Of extends Entry> = Of extends string ? Reader : InShop;

const areaOf = (entry: Entry): Area => (typeof entry === "string" ? entry : entry.area);

/**
 * The viewer's shop; undefined where none is needed or the role does not allow it. A viewer who may
 * have a shop and has none gets one.
 */
async function shopFor(entry: Entry, viewer: Viewer, platform: Platform) {
  if (typeof entry === "string") return undefined;
  const { area, needs } = entry;
  const shop = viewer.shop ?? (area === "repair" ? await createOwnShop(platform, viewer.id) : null);
  return may(shop, needs) ? shop! : undefined;
}

/**
 * Wraps every loader of a guarded area. The guard has decided about the area; what the role does
 * not allow is not found, as another shop's records are.
 */
export const read =
  <const Of extends Entry, Args extends LoaderFunctionArgs, Answer>(
    entry: Of,
    loader: (args: Args & Entered<Of>) => Answer,
  ) =>
  async (args: Args): Promise<Awaited<Answer>> => {
    const viewer = viewerOf(args.context);
    if (!mayEnter(areaOf(entry), viewer)) throw new Error("This route has no guard");
    const shop = await shopFor(entry, viewer, args.context.get(platformContext));
    if (typeof entry !== "string" && !shop) notFound();
    return await loader({ ...args, viewer, shop } as Args & Entered<Of>);
  };

/**
 * Wraps every action of a guarded area, by the same rule as its pages. An ended session answers 401
 * (decision 31), too many writes 429 and a role that may not 403, all with the draft; a missing
 * plan redirects. `signedOut`: the message of 401, where the specification has its own.
 */
export const write =
  <const Of extends Entry, Args extends ActionFunctionArgs, Answer>(
    entry: Of,
    action: (args: Args & Entered<Of>) => Promise<Answer>,
    signedOut: WordKey = "account:session.out",
  ) =>
  async (args: Args): Promise<Answer | ReturnType<typeof refuse>> => {
    const area = areaOf(entry);
    const platform = args.context.get(platformContext);
    const { viewer, failure } = args.context.get(identityContext);
    if (failure) return interrupt(args.request, { error: { key: "account:session.unknown" } }, 503);
    if (!viewer) return interrupt(args.request, { error: { key: signedOut }, signIn: true }, 401);
    if (!mayEnter(area, viewer))
      throw await redirectElsewhere(area, viewer, args.request, platform);
    if (!(await platform.mayWrite(viewer.id)))
      return interrupt(args.request, { error: { key: "account:session.tooFast" } }, 429);
    const shop = await shopFor(entry, viewer, platform);
    if (typeof entry !== "string" && !shop)
      return interrupt(args.request, { error: { key: "account:role.forbidden" } }, 403);
    const run = currentRun();
    if (run) run.showsTiming = true; // of the viewer's own write: reveals nothing of others
    const entered = { ...args, viewer, shop } as Args & Entered<Of>;
    if (!shop) return action(entered);
    try {
      const context = whileMember(args.context, platform, viewer.id, shop);
      return await action({ ...entered, context });
    } catch (error) {
      if (!isRefusedWrite(error)) throw error;
      return refuse("account:role.changed", 403); // the form has been read
    }
  };

/**
 * The context of an action of a shop: its database writes only while the viewer is a member in
 * the role that was asked, so that no write follows a removal or a change of role
 * (docs/decisions/0116-the-team-of-a-shop.md).
 */
function whileMember(context: Context, platform: Platform, userId: string, shop: ViewerShop) {
  const db = writeWhile(platform.db, isMember(userId, shop));
  const own: Platform = { ...platform, db };
  const get = (key: RouterContext<unknown>) => (key === platformContext ? own : context.get(key));
  return { get } as unknown as Context;
}

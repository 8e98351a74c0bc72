import {
  type ActionFunctionArgs,
  href,
  type LoaderFunctionArgs,
  type MiddlewareFunction,
  type RouterContextProvider,
  redirect,
} from "react-router";
import type { z } from "zod";
import { notFound, refuse } from "#app/http/answers.ts";
import type { FormValues } from "#app/http/form.ts";
import {
  type FormRule,
  type OpenForm,
  runPosted,
  runReceived,
  type TypedForm,
} from "#app/http/posted.ts";
import { isPrefetch } from "#app/http/prefetch.ts";
import { platformContext } from "#app/platform/context.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { isRefusedWrite } from "#app/platform/db/refused-write.ts";
import { writeWhile } from "#app/platform/db/write-while.server.ts";
import { currentRun } from "#app/platform/log/run.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { WordKey } from "#app/values/word-key.ts";
import { type Area, elsewhere, mayEnter, onFailure, type ShopArea } from "./access.ts";
import { logAccount } from "./auth-log.server.ts";
import { countWritten, hasWrittenAll } from "./budget/written.server.ts";
import { interrupt } from "./interrupted-write.server.ts";
import { may, type Permission } from "./role.ts";
import { identityOf } from "./session/identity.server.ts";
import { createOwnShop, isMember } from "./shop-membership.server.ts";
import type { Viewer, ViewerShop } from "./viewer.ts";

type Context = Readonly<RouterContextProvider>;

/**
 * The middleware of a guard layout. It decides every read; `write` decides writes, so that a form
 * whose session has ended gets an answer instead of a redirect.
 */
export const guard =
  (area: Area): MiddlewareFunction<Response> =>
  async ({ context, request }, next) => {
    if (request.method === "GET" || request.method === "HEAD")
      await enter(area, { context, request });
    return next();
  };

type RequestArgs = { context: Context; request: Request };

/** The viewer who may enter. @throws the redirect elsewhere, or why the lookup failed */
async function enter(area: Area, { context, request }: RequestArgs): Promise<Viewer> {
  const { viewer, failure } = identityOf(context);
  if (failure) {
    const other = onFailure(area);
    throw other ? redirect(other) : failure;
  }
  if (!viewer || !mayEnter(area, viewer))
    throw await redirectElsewhere(area, viewer, { context, request });
  return viewer;
}

/** The areas that /premium names to a viewer who was redirected from them. */
const explained: ReadonlySet<Area> = new Set(["codes", "forum", "videos", "live", "repair"]);

async function redirectElsewhere(
  area: Area,
  viewer: Viewer | undefined,
  { context, request }: RequestArgs,
): Promise<Response> {
  if (viewer)
    await logAccount(context.get(platformContext), viewer.email, "entry refused", { area });
  const to = elsewhere(area, viewer);
  if (to !== href("/login"))
    return redirect(to === href("/premium") && explained.has(area) ? `${to}?from=${area}` : to);
  const url = new URL(request.url);
  return redirect(
    `${href("/login")}?to=${encodeURIComponent(url.pathname.replace(/\.data$/, "") + url.search)}`,
  );
}

/** The viewer, and the platform with its most used parts: `now` is the instant of the request. */
export type SignedIn = { viewer: Viewer; platform: Platform; db: Db; now: number };
/** A member of the shop whose records are read or written. */
export type InShop = SignedIn & { shop: ViewerShop };

/**
 * An area to enter; an area of a shop also names the permission that the member's role must have.
 */
type Entry =
  | Exclude<Area, ShopArea>
  | {
      area: ShopArea;
      needs: Permission;
      /**
       * The body is a file with its own size limit, so it does not count toward the shop's daily
       * bytes.
       */
      stores?: "files";
    };
type Entered<Of extends Entry> = Of extends string ? SignedIn : InShop;

const areaOf = (entry: Entry): Area => (typeof entry === "string" ? entry : entry.area);

/**
 * The viewer's shop; undefined where none is needed or the role does not allow it. A viewer who may
 * have a shop and has none gets one.
 */
async function shopFor(entry: Entry, viewer: Viewer, { context, request }: RequestArgs) {
  if (typeof entry === "string") return undefined;
  const { area, needs } = entry;
  const mayCreate = area === "repair" && !isPrefetch(request);
  const shop =
    viewer.shop ??
    (mayCreate ? await createOwnShop(context.get(platformContext), viewer.id) : null);
  return may(shop, needs) ? shop! : undefined;
}

/**
 * Wraps every loader of a guarded area. A page that the role does not allow is not found, like a
 * record of another shop. The loader of an address that only takes posts returns null, and must not
 * redirect: it also runs after a post without JavaScript that was refused.
 */
export const read =
  <const Of extends Entry, Args extends LoaderFunctionArgs, Answer>(
    entry: Of,
    loader: (args: Args & Entered<Of>) => Answer,
  ) =>
  async (args: Args): Promise<Awaited<Answer>> => {
    const viewer = await enter(areaOf(entry), args);
    const shop = await shopFor(entry, viewer, args);
    if (typeof entry !== "string" && !shop) notFound();
    return await loader({ ...args, ...opened(args), viewer, shop } as Args & Entered<Of>);
  };

type Action<Args, Answer> = (args: Args) => Promise<Answer | ReturnType<typeof refuse>>;

/**
 * Wraps every action of a guarded area, by the same rule as its pages. An ended session answers
 * 401, too many writes 429 and a role that may not 403, all with the draft; a missing plan
 * redirects. `signedOut`: the message of 401, where the specification has its own. With `posted`,
 * the form is read first, and the action gets its value and what was typed.
 */
export function write<const Of extends Entry, Args extends ActionFunctionArgs, Answer>(
  entry: Of,
  action: (args: Args & Entered<Of>) => Promise<Answer>,
  signedOut?: WordKey,
): Action<Args, Answer>;
export function write<const Of extends Entry, Args extends ActionFunctionArgs, Answer>(
  entry: Of,
  received: OpenForm,
  action: (args: Args & Entered<Of>, form: TypedForm) => Promise<Answer>,
): Action<Args, Answer>;
export function write<
  const Of extends Entry,
  Schema extends z.ZodType,
  Args extends ActionFunctionArgs,
  Answer,
>(
  entry: Of,
  posted: FormRule<Schema>,
  action: (args: Args & Entered<Of>, value: z.infer<Schema>, values: FormValues) => Promise<Answer>,
): Action<Args, Answer>;
export function write(entry: Entry, first: unknown, second?: unknown): Action<never, unknown> {
  if (typeof first === "function") return guarded(entry, first as Work, second as WordKey);
  const [form, action] = [first as FormRule<z.ZodType> | OpenForm, second as Work];
  return guarded(entry, (args) =>
    "receives" in form
      ? runReceived(args.request, form, (typed) => action(args, typed))
      : runPosted(args.request, form, (...typed) => action(args, ...typed)),
  );
}

type Work = (args: ActionFunctionArgs & InShop, ...form: unknown[]) => Promise<unknown>;

const guarded =
  (entry: Entry, work: Work, signedOut: WordKey = "account:session.out") =>
  async (args: ActionFunctionArgs) => {
    const decided = await decideWrite(entry, args, signedOut);
    if ("refused" in decided) return decided.refused;
    const { viewer, shop } = decided;
    const run = () => work({ ...args, ...opened(args), viewer, shop: shop! });
    return shop ? whileMember(args, { viewer, shop }, run, countedBytes(entry, args)) : run();
  };

function opened({ context }: RequestArgs): Omit<SignedIn, "viewer"> {
  const platform = context.get(platformContext);
  return { platform, db: platform.db, now: platform.now() };
}

const countedBytes = (entry: Entry, { request }: RequestArgs): number =>
  typeof entry !== "string" && entry.stores
    ? 0
    : Number(request.headers.get("content-length")) || 0;

async function decideWrite(
  entry: Entry,
  { context, request }: RequestArgs,
  signedOut: WordKey,
): Promise<
  { viewer: Viewer; shop: ViewerShop | undefined } | { refused: ReturnType<typeof refuse> }
> {
  const platform = context.get(platformContext);
  const { viewer, failure } = identityOf(context);
  const refused = async (key: WordKey, status: number, signIn?: true) => ({
    refused: await interrupt(request, { error: { key }, ...(signIn && { signIn }) }, status),
  });
  if (failure) return refused("account:session.unknown", 503);
  // The author's id, in a write that the device stored offline and sends later.
  const author = request.headers.get("x-member") ?? viewer?.id;
  if (!viewer || author !== viewer.id) return refused(signedOut, 401, true);
  if (!mayEnter(areaOf(entry), viewer))
    throw await redirectElsewhere(areaOf(entry), viewer, { context, request });
  if (!(await platform.mayWrite(viewer.id))) return refused("account:session.tooFast", 429);
  const shop = await shopFor(entry, viewer, { context, request });
  if (typeof entry !== "string" && !shop) return refused("account:role.forbidden", 403);
  if (shop && hasWrittenAll(shop.id, platform.now()))
    return refused("account:session.tooMuch", 429);
  const run = currentRun();
  if (run) run.showsTiming = true; // of the viewer's own write: reveals nothing of others
  return { viewer, shop };
}

/**
 * Runs an action of a shop. Its database writes apply only while the viewer is still a member with
 * the checked role, so that no write follows a removal or a change of role
 * (docs/decisions/0116-the-team-of-a-shop.md); the size of the body counts for the shop.
 */
async function whileMember<Answer>(
  { context }: RequestArgs,
  { viewer, shop }: Pick<InShop, "viewer" | "shop">,
  work: () => Promise<Answer>,
  bytes: number,
): Promise<Answer | ReturnType<typeof refuse>> {
  const platform = context.get(platformContext);
  const db = writeWhile(platform.db, isMember(viewer.id, shop));
  context.set(platformContext, { ...platform, db });
  try {
    return await work();
  } catch (error) {
    if (!isRefusedWrite(error)) throw error;
    return refuse("account:role.changed", 403); // the form has been read
  } finally {
    context.set(platformContext, platform);
    // Begins once the write is done, so that nothing in it waits for it.
    platform.defer(countWritten(platform.db, shop.id, { bytes, now: platform.now() }));
  }
}

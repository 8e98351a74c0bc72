import { type ReactNode, Suspense, useEffect } from "react";
import {
  href,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from "react-router";
import { later } from "#app/ui/connection/later.ts";
import { useRequest } from "#app/ui/connection/request.ts";
import { DraftOwner } from "#app/ui/form/draft.ts";
import { AddressesContext } from "#app/ui/text/addresses.ts";
import { PlainAddresses } from "#app/ui/text/plain-addresses.tsx";
import type { Route } from "./+types/root";
import { mayEnter } from "./features/account/access.ts";
import { InterruptedForm, interruptedBy } from "./features/account/interrupted-form.tsx";
import { supportOf } from "./features/account/plan/support.ts";
import { may } from "./features/account/role.ts";
import { loadViewer, viewerOf } from "./features/account/session/identity.server.ts";
import { CustomerDocument } from "./features/approval/page/document.tsx";
import { bannerFor } from "./features/billing/plan/banner.ts";
import { hasBilling } from "./features/billing/plan/current-plan.ts";
import { PlanBanner } from "./features/billing/plan/plan-banner.tsx";
import { opensNewQuote } from "./features/quotes/opens-new-quote.ts";
import { ErrorPage } from "./features/site/shell/error-page.tsx";
import type { SetLanguage } from "./features/site/shell/language-toggle.tsx";
import { useReaderZone } from "./features/site/shell/reader-zone.ts";
import { Shell } from "./features/site/shell/shell.tsx";
import { languageOffered } from "./http/language-offer.ts";
import { readerZone } from "./http/time-zone.ts";
import { i18nMiddleware, languageOf } from "./i18n/i18n.server.ts";
import { useSetLanguage } from "./i18n/language-provider.tsx";
import { currentSettings } from "./platform/config/settings.server.ts";
import { platformContext } from "./platform/context.ts";
import { noteRoute } from "./platform/log/run.server.ts";
import { addresses } from "./routes/addresses.ts";
import { useWords } from "./ui/words.ts";
import type { Language } from "./values/language.ts";
import "./app.css";

// Rarely there: its scripts come when the page already works.
const LaterBanner = later(
  import.meta.env.SSR ? PlanBanner : undefined,
  async () => (await import("./features/billing/plan/plan-banner.tsx")).PlanBanner,
);

/** The skeletons of pages, shown while a page is loading. */
const loadShapes = async () => (await import("./routes/skeletons.tsx")).shapeOf;

export const middleware: Route.MiddlewareFunction[] = [noteRoute, loadViewer, ...i18nMiddleware];

export async function loader({ context, request }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const { config, now } = platform;
  const settings = await currentSettings(platform);
  const viewer = viewerOf(context);
  const contactEmail = settings.contactEmail ?? config.contactEmail;
  return {
    language: languageOf(context),
    // A member's own language needs no offer.
    offer: viewer?.language ? undefined : languageOffered(request),
    timeZone: readerZone(request),
    facts: {
      origin: config.appUrl,
      contactEmail,
      creditUrl: config.creditUrl,
      year: new Date(now()).getUTCFullYear(),
    },
    banner: viewer ? bannerFor(viewer, now()) : null,
    viewer: viewer && {
      id: viewer.id,
      name: viewer.name,
      isAdmin: mayEnter("admin", viewer), // not before a second factor is set up
      tier: viewer.membership.tier,
      support: supportOf(viewer),
      tried: hasBilling(viewer.paid),
      shop: mayEnter("repair", viewer)
        ? {
            quotes: may(viewer.shop, "editQuotes"),
            parts: viewer.shop?.usesParts === true && may(viewer.shop, "editQuotes"),
            money: may(viewer.shop, "manageMoney"),
            settings: may(viewer.shop, "manageShop"),
          }
        : undefined,
      replies: viewer.hasReplies && mayEnter("forum", viewer),
      may: {
        codes: mayEnter("codes", viewer),
        forum: mayEnter("forum", viewer),
        videos: mayEnter("videos", viewer),
        repair: mayEnter("repair", viewer),
        speak: platform.ai.models.speech.length > 0 && mayEnter("repair", viewer),
        assistant: mayEnter("assistant", viewer),
        live: mayEnter("live", viewer),
        admin: mayEnter("admin", viewer),
      },
    },
  };
}

// A form that opens from loaded data needs no request, not even for the viewer.
export const shouldRevalidate = (step: ShouldRevalidateFunctionArgs) =>
  !opensNewQuote(step) && step.defaultShouldRevalidate;

export const links: Route.LinksFunction = () => [
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/icon-180.png" },
  { rel: "manifest", href: "/manifest.webmanifest" },
];

export function Layout({ children }: { children: ReactNode }) {
  const isCustomers = useHandle("isCustomerPage");
  const isIndexed = useHandle("isIndexed");
  return isCustomers ? (
    <CustomerDocument isIndexed={isIndexed}>{children}</CustomerDocument>
  ) : (
    <ProductDocument>{children}</ProductDocument>
  );
}

/**
 * Whether a page is for a customer: those are rendered on the server only, without the product's
 * frame.
 */
const useHandle = (name: keyof Handle) =>
  useMatches().some(({ handle }) => (handle as Handle | undefined)?.[name]);
type Handle = { isCustomerPage?: boolean; isIndexed?: boolean };

function ProductDocument({ children }: { children: ReactNode }) {
  const { language } = useWords();
  const { nonce } = useRequest();
  // A public page comes without scripts. Where a browser has them already, from another page, they
  // stay.
  const scripted = typeof document !== "undefined" || nonce !== undefined;
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content"
        />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#15181b" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#1d2124" />
        <Meta />
        <Links nonce={nonce} />
      </head>
      <body>
        <AddressesContext value={addresses}>
          <PlainAddresses>{children}</PlainAddresses>
        </AddressesContext>
        {scripted && (
          <>
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        )}
      </body>
    </html>
  );
}

export default function Root(props: Route.ComponentProps) {
  return useHandle("isCustomerPage") ? <Outlet /> : <ProductFrame {...props} />;
}

function ProductFrame({
  loaderData: { banner, facts, language, offer, timeZone, viewer },
}: Route.ComponentProps) {
  const setLanguage = useLanguage(language);
  useReaderZone(timeZone, viewer !== undefined);
  useEffect(() => {
    lastKnown = { facts, viewer };
  }, [facts, viewer]);
  const { pathname } = useLocation();
  return (
    <Shell
      viewer={viewer}
      facts={facts}
      setLanguage={setLanguage}
      loadShapes={loadShapes}
      offer={offer}
    >
      {banner && (
        <Suspense>
          <LaterBanner banner={banner} onPlanPage={pathname.startsWith(href("/premium"))} />
        </Suspense>
      )}
      <DraftOwner value={viewer?.id ?? ""}>
        <Outlet />
      </DraftOwner>
    </Shell>
  );
}

type RootData = Pick<Route.ComponentProps["loaderData"], "facts" | "viewer">;
// In the browser alone: a page that failed to load does not change the viewer.
let lastKnown: RootData | undefined;

/** Replaces any page that failed; the root's own data may be missing then. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const loaded = useRouteLoaderData<typeof loader>("root");
  const root = loaded ?? (lastKnown && { ...lastKnown, language: undefined });
  const setLanguage = useLanguage(root?.language);
  const interrupted = interruptedBy(error);
  return (
    <Shell viewer={root?.viewer} facts={root?.facts} setLanguage={setLanguage}>
      {interrupted ? <InterruptedForm {...interrupted} /> : <ErrorPage error={error} />}
    </Shell>
  );
}

/** Follows the language that the server answers, and lets the toggle be ahead of it. */
function useLanguage(known: Language | undefined): SetLanguage {
  const setLanguage = useSetLanguage();
  useEffect(() => {
    if (known) setLanguage(known);
  }, [known, setLanguage]);
  useEffect(() => {
    document.documentElement.dataset.ready = "";
  }, []);
  return setLanguage;
}

import type { ReactNode } from "react";
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from "react-router";
import type { Route } from "./+types/root";
import { findViewerOf, nameViewer } from "./features/account/guard.server.ts";
import { interruptedBy, KeptForm } from "./features/account/kept-form.tsx";
import { i18nMiddleware, languageOf } from "./i18n/i18n.server.ts";
import { requestContext } from "./platform/context.ts";
import "./app.css";

export const middleware: Route.MiddlewareFunction[] = [...i18nMiddleware, nameViewer];

export function loader({ context }: Route.LoaderArgs) {
  const viewer = findViewerOf(context);
  return {
    language: languageOf(context),
    nonce: context.get(requestContext).nonce,
    viewer: viewer && { name: viewer.name, isAdmin: viewer.isAdmin, tier: viewer.membership.tier },
  };
}

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>("root");
  return (
    <html lang={data?.language ?? "en"}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links nonce={data?.nonce} />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={data?.nonce} />
        <Scripts nonce={data?.nonce} />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const interrupted = interruptedBy(error);
  if (interrupted) return <KeptForm {...interrupted} />;
  return <h1>{isRouteErrorResponse(error) ? error.status : 500}</h1>;
}

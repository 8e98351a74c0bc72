import { isRouteErrorResponse, type MiddlewareFunction, Outlet } from "react-router";
import { customerHeaders } from "#app/features/approval/page/customer-headers.ts";
import { platformContext, requestContext } from "#app/platform/context.ts";
import { RequestLine } from "#app/ui/connection/request-line.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Route } from "./+types/customer-frame";

/** Takes the place of the product's own frame (`root.tsx`). */
export const handle = { isCustomerPage: true };

// On every answer, whatever it is.
const setHeaders: MiddlewareFunction<Response> = async ({ context }, next) => {
  const response = await next();
  const { payments } = context.get(platformContext).config;
  const payPage = payments === "stripe" ? "https://checkout.stripe.com" : "";
  for (const [name, value] of customerHeaders(context.get(requestContext).nonce, payPage))
    if (!response.headers.has(name)) response.headers.set(name, value);
  return response;
};
export const middleware = [setHeaders];

export default Outlet;

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { t } = useWords();
  const isAbsent = isRouteErrorResponse(error) && error.status === 404;
  const title = t(isAbsent ? "site:error.notFound" : "site:error.unexpected");
  return (
    <main>
      <title>{title}</title>
      <section>
        <h1>{title}</h1>
        <p>{t(isAbsent ? "site:error.notFoundText" : "site:error.unexpectedText")}</p>
        {!isAbsent && <RequestLine />}
      </section>
    </main>
  );
}

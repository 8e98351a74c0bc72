import { loadEveryT } from "#app/i18n/load-words.server.ts";
import { log } from "#app/platform/log/log.ts";
import { defaultLanguage, languages } from "#app/values/language.ts";
import type { TFunction } from "#app/values/translate.ts";
import type { WordKey } from "#app/values/word-key.ts";
import type { Middleware } from "./middleware.ts";

// Responses without a page: for a missing configuration or an uncaught error. The language of the
// viewer may be unknown, so they are in every language; they include the request ID of the log.

/** The response of a misconfigured Worker; the reason goes to the log only. */
export function unavailable(request: Request, id: string, problems: string[]): Promise<Response> {
  log.error(`Llave is not configured: ${problems.join("; ")}`);
  return errorResponse(request, id, {
    status: 503,
    words: "site:error.unavailable",
    headers: { "retry-after": "300" },
  });
}

/** Answers uncaught errors. */
export const answerFailure: Middleware<unknown> = async ({ request, run }, next) => {
  try {
    return await next();
  } catch (error) {
    log.error("nothing caught what a request threw", error);
    return broken(request, run.id);
  }
};

/** The response to an uncaught error. */
const broken = (request: Request, id: string): Promise<Response> =>
  errorResponse(request, id, { status: 500, words: "site:error.unexpectedText" });

/** React Router's text for a resource route that throws. */
const lastResort = "Unexpected Server Error";

/**
 * A plain-text response to a failure: the id is appended; the framework's fallback text is replaced
 * by the product's error page.
 */
export async function withId(response: Response, request: Request, id: string): Promise<Response> {
  const { status, headers } = response;
  if (status < 500 || !headers.get("content-type")?.startsWith("text/plain")) return response;
  const text = await response.text();
  if (text === lastResort) return broken(request, id);
  const getT = await loadEveryT();
  const below = new Headers(headers);
  below.delete("content-length");
  return new Response(
    `${text}\n\n${languages.map((language) => `${requestLine(getT(language), id)}\n`).join("")}`,
    {
      status,
      headers: below,
    },
  );
}

const requestLine = (t: TFunction, id: string) => `${t("ui:request")} ${id}`;

type ErrorText = { status: number; words: WordKey; headers?: Record<string, string> };

async function errorResponse(
  request: Request,
  id: string,
  { status, words, headers = {} }: ErrorText,
): Promise<Response> {
  const getT = await loadEveryT();
  const sections = languages.map((language) => ({
    language,
    title: getT(language)("site:error.unexpected"),
    lines: [getT(language)(words), requestLine(getT(language), id)],
  }));
  const page = request.headers.get("accept")?.includes("text/html");
  const body = page ? asPage(sections) : `${sections.flatMap(({ lines }) => lines).join("\n")}\n`;
  return new Response(body, {
    status,
    headers: {
      "content-type": `text/${page ? "html" : "plain"}; charset=utf-8`,
      "content-security-policy":
        "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
      ...headers,
    },
  });
}

type Section = { language: string; title: string; lines: string[] };

// The id is the only input from outside, and consists of letters, digits and dashes.
const asPage = (sections: Section[]): string =>
  [
    `<!doctype html><html lang="${defaultLanguage}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<meta name="color-scheme" content="light dark"><title>Llave</title></head><body>`,
    ...sections.map(
      ({ language, title, lines }) =>
        `<section lang="${language}"><h1>${title}</h1>${lines.map((line) => `<p>${line}</p>`).join("")}</section>`,
    ),
    "</body></html>",
  ].join("\n");

import { getT } from "#app/i18n/i18n.server.ts";
import { log } from "#app/platform/log/log.ts";
import { defaultLanguage, type Language, languages } from "#app/values/language.ts";
import type { WordKey } from "#app/values/word-key.ts";

// Answers for when there is no page to say it: no configuration, or a fault that nothing caught.
// Whose language it is may not be known then, so they are in both; and they carry the id of the
// request, which the log has too.

/** A Worker that finds itself misconfigured serves nothing, and says why in the log alone. */
export function unavailable(request: Request, id: string, problems: string[]): Response {
  log.error(`Llave is not configured: ${problems.join("; ")}`);
  return errorResponse(request, id, 503, "site:error.unavailable", { "retry-after": "300" });
}

/** Something was thrown that no page and no route caught. */
export const broken = (request: Request, id: string): Response =>
  errorResponse(request, id, 500, "site:error.unexpectedText");

/** What React Router answers for a resource route that broke, word for word. */
const lastResort = "Unexpected Server Error";

/**
 * An answer in bare words that says it failed: the id goes below them; where there are no words of
 * ours, ours stand for them.
 */
export async function withId(response: Response, request: Request, id: string): Promise<Response> {
  const { status, headers } = response;
  if (status < 500 || !headers.get("content-type")?.startsWith("text/plain")) return response;
  const text = await response.text();
  if (text === lastResort) return broken(request, id);
  const below = new Headers(headers);
  below.delete("content-length");
  return new Response(
    `${text}\n\n${languages.map((language) => `${requestLine(language, id)}\n`).join("")}`,
    {
      status,
      headers: below,
    },
  );
}

const requestLine = (language: Language, id: string) => `${getT(language)("ui:request")} ${id}`;

function errorResponse(
  request: Request,
  id: string,
  status: number,
  words: WordKey,
  headers: Record<string, string> = {},
): Response {
  const sections = languages.map((language) => ({
    language,
    title: getT(language)("site:error.unexpected"),
    lines: [getT(language)(words), requestLine(language, id)],
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

// Nothing in it comes from outside but the id, which is letters, figures and dashes.
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

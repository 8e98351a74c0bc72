import { boardPage } from "#app/features/offline/addresses.ts";
import { filesCache } from "#app/features/offline/caches.client.ts";
import { defaultLanguage, isLanguage, type Language } from "#app/values/language.ts";

type Texts = { title: string; text: string; board: string; again: string };

const texts: Record<Language, Texts> = {
  en: {
    title: "No signal",
    text: "This page is not on this phone.",
    board: "To the board",
    again: "Try again",
  },
  es: {
    title: "Sin señal",
    text: "Esta página no está en este teléfono.",
    board: "Ir al tablero",
    again: "Intentar de nuevo",
  },
};

/** The language that a member reads: of a page that was cached, else of the browser. */
function languageOf(html: string): Language {
  const language = /^<!DOCTYPE html><html [^>]*lang="(\w+)"/i.exec(html)?.[1];
  const [otherwise] = navigator.language.split("-");
  return [language, otherwise].find(isLanguage) ?? defaultLanguage;
}

/** The response for a page that is not cached on this device; `cached` is a cached one. */
export async function offlinePage(cached = ""): Promise<Response> {
  const language = languageOf(cached);
  const files = await (await caches.open(filesCache)).keys();
  const style = files.map(({ url }) => new URL(url).pathname).find((path) => path.endsWith(".css"));
  const { title, text, board, again } = texts[language];
  const html = `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Llave</title>
${style ? `<link rel="stylesheet" href="${style}">` : ""}
</head>
<body>
<main class="mx-auto grid w-full max-w-2xl gap-4 px-4 py-8">
<h1 class="heading text-3xl">${title}</h1>
<p>${text}</p>
<p class="flex flex-wrap gap-4">
<a class="inline-flex min-h-11 items-center underline" href="">${again}</a>
<a class="inline-flex min-h-11 items-center underline" href="${boardPage}">${board}</a>
</p>
</main>
</body>
</html>`;
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": "default-src 'none'; style-src 'self'; font-src 'self'",
  };
  return new Response(html, { status: 503, headers });
}

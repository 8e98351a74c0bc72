import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { href } from "react-router";
import { HydratedRouter } from "react-router/dom";
import { holdWhileOffline } from "#app/ui/connection/connection.ts";
import { RequestContext } from "#app/ui/connection/request.ts";
import { wrapFetch } from "#app/ui/page/page-fetch.client.ts";
// Built as a separate file; the page has only its address.
import offline from "./features/offline/page/start.client.ts?worker&url";
import { loadWords } from "./i18n/i18n.client.ts";
import { LanguageProvider } from "./i18n/language-provider.tsx";
import { defaultLanguage, isLanguage } from "./values/language.ts";

const shown = document.documentElement.lang;
const request = {
  id: document.querySelector("[data-request]")?.textContent ?? "",
  nonce: document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce,
};
wrapFetch(request);
holdWhileOffline();
const words = await loadWords(isLanguage(shown) ? shown : defaultLanguage);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RequestContext value={request}>
        <LanguageProvider first={words}>
          <HydratedRouter />
        </LanguageProvider>
      </RequestContext>
    </StrictMode>,
  );
});

// Only where this device caches pages (features/offline).
if (navigator.serviceWorker?.controller?.scriptURL.endsWith(href("/offline.js")))
  void import(/* @vite-ignore */ offline);

import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { HydratedRouter } from "react-router/dom";
import { openWords } from "./i18n/i18n.client.ts";
import { RequestContext } from "./ui/request.ts";
import { isLanguage } from "./values/language.ts";

const shown = document.documentElement.lang;
const request = {
  id: document.documentElement.dataset.request ?? "",
  nonce: document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce,
};
const i18n = await openWords(isLanguage(shown) ? shown : "en");

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RequestContext value={request}>
        <I18nextProvider i18n={i18n}>
          <HydratedRouter />
        </I18nextProvider>
      </RequestContext>
    </StrictMode>,
  );
});

import { href } from "react-router";
import { ShopHead } from "#app/features/approval/page/page-parts.tsx";
import { useWords } from "#app/ui/words.ts";
import { languageNames, languages } from "#app/values/language.ts";
import { DayStep } from "./day-step.tsx";
import type { BookingShop, BookingStep } from "./steps.ts";
import { WhatStep } from "./what-step.tsx";
import { WhoStep } from "./who-step.tsx";

/** The booking page of a shop, one step at a time: it works without a script. */
export function BookingPage({ step }: { step: BookingStep }) {
  const { t } = useWords();
  const { shop } = step;
  const path = href("/book/:shop", { shop: shop.address });
  return (
    <>
      <title>{t("booking:title", { shop: shop.name })}</title>
      <meta name="description" content={t("booking:description", { shop: shop.name })} />
      {step.kind !== "language" && <ShopHead shop={{ ...shop, logo: null }} path={path} />}
      <main>
        {step.kind === "language" && <ChooseLanguage shop={shop} path={path} />}
        {step.kind === "what" && <WhatStep step={step} />}
        {step.kind === "day" && <DayStep step={step} />}
        {step.kind === "who" && <WhoStep step={step} />}
      </main>
    </>
  );
}

/** Before anything else is read: each language by its own name. */
function ChooseLanguage({ shop, path }: { shop: BookingShop; path: string }) {
  return (
    <section>
      <h1>{shop.name}</h1>
      {languages.map((language) => (
        <a
          key={language}
          className="second"
          href={`${path}?lng=${language}`}
          hrefLang={language}
          lang={language}
        >
          {languageNames[language]}
        </a>
      ))}
    </section>
  );
}

import { type MouseEvent, useEffect, useState } from "react";
import { useWords } from "#app/ui/words.ts";
import type { Language } from "#app/values/language.ts";

/**
 * The shop's own language, one tap away. It only presses a button for someone, so it comes with
 * JavaScript.
 */
export function ShopLanguage({ language }: { language: Language }) {
  const { t } = useWords();
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const choose = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const select = currentTarget.form?.elements.namedItem("language");
    if (!(select instanceof HTMLSelectElement)) return;
    select.value = language;
    // The draft is saved on change events.
    select.dispatchEvent(new Event("change", { bubbles: true }));
  };
  // Reserves its space while hidden, so that nothing shifts when it appears.
  return (
    <button
      type="button"
      className={`min-h-11 justify-self-start underline ${ready ? "" : "invisible"}`}
      onClick={choose}
    >
      {t("repair:jobs.form.shopLanguage", { language: t(`repair:jobs.languages.${language}`) })}
    </button>
  );
}

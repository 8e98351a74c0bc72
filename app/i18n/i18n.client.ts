import { createInstance, type i18n } from "i18next";
import type { Language } from "#app/values/language.ts";

const load = { en: () => import("./en.ts"), es: () => import("./es.ts") };

/** Brings in the words of one language (the other stays on the server until it is asked for). */
export async function loadWords(i18n: i18n, language: Language): Promise<void> {
  if (i18n.hasResourceBundle(language, "ui")) return;
  const words = (await load[language]()).default;
  for (const [namespace, bundle] of Object.entries(words)) i18n.addResourceBundle(language, namespace, bundle);
}

export async function openWords(language: Language): Promise<i18n> {
  const instance = createInstance();
  await instance.init({ lng: language, fallbackLng: false, defaultNS: "ui", resources: {}, interpolation: { escapeValue: false } });
  await loadWords(instance, language);
  return instance;
}

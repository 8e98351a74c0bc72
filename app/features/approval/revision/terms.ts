import type { Language } from "#app/values/language.ts";

/** Default terms, for shops without terms of their own. */
export const standardTerms: Record<Language, string> = {
  en: "By approving, you authorize the shop to do the approved work at the prices shown and to use the parts listed. The shop will not do more work or charge more without asking you first. Work you decline is not done. You may call the shop to change your answer before the work begins.",
  es: "Al aprobar, usted autoriza al taller a realizar los trabajos aprobados a los precios indicados y a usar los materiales listados. El taller no hará otros trabajos ni cobrará más sin preguntarle antes. Lo que usted rechace no se hará. Puede llamar al taller para cambiar su respuesta antes de que empiece el trabajo.",
};

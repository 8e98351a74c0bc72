import type { Shape } from "#app/values/language.ts";
import type { en } from "./words.en.ts";

export const es = {
  session: { none: "Usuario no autenticado", expired: "No se encontró una sesión activa", signInAgain: "Iniciar sesión de nuevo" },
} satisfies Shape<typeof en>;

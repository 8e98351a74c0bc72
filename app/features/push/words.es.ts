import type { Shape } from "#app/values/language.ts";
import type { en } from "./words.en.ts";

export const es = {
  title: "Avisos en este dispositivo",
  label: "Mostrar en su pantalla",
  hint: "Nombran la orden de trabajo, nunca al cliente. Terminan al cerrar la sesión.",
  saved: "Se guardó su elección sobre los avisos.",
  question: "¿De qué debe avisarle este dispositivo?",
  kinds: {
    decided: "Un cliente ya decidió",
    asked: "Un cliente pregunta algo",
    assigned: "Me asignaron un trabajo",
    message: "Un cliente escribió",
  },
  turnOff: "Desactivar",
  waiting: "Un momento…",
  problems: {
    unsupported:
      "Este navegador no muestra avisos. En un iPhone o iPad, agregue Llave a la pantalla de inicio y ábrala desde ahí.",
    blocked:
      "Este navegador bloquea los avisos de Llave. Permítalos en su configuración para este sitio y vuelva a intentarlo.",
    failed: "No se pudo configurar este dispositivo. Vuelva a intentarlo.",
  },
} satisfies Shape<typeof en>;

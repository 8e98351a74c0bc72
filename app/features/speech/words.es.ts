import type { Shape } from "#app/values/language.ts";
import type { en } from "./words.en.ts";

export const es: Shape<typeof en> = {
  speak: "Dictar",
  stop: "Terminar y escribir",
  discard: "Descartar",
  starting: "Esperando el micrófono…",
  recording: "Grabando, {{time}} de {{most}}",
  level: "Volumen",
  writing: "Escribiendo lo que dijo…",
  written: "Se agregó a su texto. Nada se guarda hasta que usted lo guarde.",
  check: "Revise lo subrayado antes de guardar: pudo entenderse mal.",
  undo: "Quitarlo",
  undone: "Se quitó.",
  close: "Cerrar",
  demo: "Demostración: nadie escuchó la grabación. Esta frase es siempre la misma.",
  near: {
    member: "Grabaciones que le quedan hoy: {{left}}.",
    shop: "Grabaciones que le quedan hoy a su taller: {{left}}.",
  },
  voiceNote: "Nota de voz, escrita por una máquina",
  recordingOf: "Grabación de {{name}}",
  problem: {
    noMicrophone: "El micrófono no está disponible. Permítalo para este sitio en su navegador.",
    offline: "No hay conexión. Su grabación no se envió; vuelva a dictar más tarde.",
    off: "El dictado no está disponible.",
    tooLong: "La grabación dura más de dos minutos. Por favor, díctela por partes.",
    notAudio: "Esto no es una grabación que podamos leer.",
    nothing: "No se oyeron palabras. Acerque el teléfono e intente de nuevo.",
    spent: "Ya se usaron las grabaciones de hoy. Escriba, o intente de nuevo mañana.",
    failed: "No funcionó. Por favor, intente de nuevo.",
  },
};

import type { en } from "./words.en.ts";

export const es: typeof en = {
  title: "Sin señal",
  label: "Guardar mis trabajos en este dispositivo",
  hint: "El tablero, sus trabajos abiertos y sus inspecciones se pueden leer aquí sin señal, y un estado, una nota o un hallazgo espera aquí hasta que haya. Solo en un dispositivo propio: al cerrar sesión se borran.",
  on: "Activado",
  off: "Desactivado",
  turnOn: "Activar",
  turnOff: "Desactivar",
  working: "Un momento…",
  pages: "Activado, con {{number}} páginas",
  waiting: "Algo sigue en este dispositivo: envíelo o descártelo primero.",
  failed: "Este navegador no lo permite.",
};

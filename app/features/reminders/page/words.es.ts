import type { en } from "./words.en.ts";

export const es: typeof en = {
  title: "Su {{vehicle}}",
  over: "Este mensaje ya no está abierto. Llame al taller para saber qué toca ahora.",
  kinds: {
    declined: "Usted decidió esperar con esto",
    found: "Se encontró en la última inspección",
    service: "Toca de nuevo",
  },
  photo: "Foto de aquella visita",
  today: "Precio de hoy. Ahora no paga nada.",
  priceAtShop: "El taller le dice el precio antes de hacer cualquier cosa.",
  approve: "Aprobar {{total}}",
  changed: "El precio cambió mientras tanto. Mírelo una vez más, por favor.",
  approved: "Usted lo aprobó. El taller le llamará para acordar el día.",
  book: "Reservar un día",
  vehicle: "Su vehículo",
  until: "Abierto hasta el {{day}}. El precio es siempre el del día.",
  tap: {
    elsewhere: "Ya lo hice en otro lugar",
    no: "No me interesa",
    sold: "Ya no tengo este vehículo",
    stop: "No me envíen más de estos",
  },
  answered: {
    elsewhere: "Ya está hecho. No volveremos a preguntar.",
    no: "De acuerdo. No volveremos a preguntar.",
    sold: "Gracias. No volveremos a escribirle por este vehículo.",
    stop: "No recibirá más mensajes de estos.",
  },
  recalls: {
    title: "Llamados a revisión (recalls)",
    text: "La NHTSA registra llamados a revisión para este año y modelo ({{vehicle}}). El VIN dice si su vehículo está afectado. Un concesionario de la marca lo repara sin costo.",
    check: "Consultar el VIN en la NHTSA",
  },
};

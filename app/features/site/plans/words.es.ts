import type { Shape } from "#app/values/language.ts";
import type { en } from "./words.en.ts";

export const es = {
  title: "Planes",
  lead: "Los dos planes de pago incluyen una prueba gratis de 7 días. Cancele cuando quiera.",
  leadTried: "Los dos planes de pago se cobran por mes. Cancele cuando quiera.",
  free: "Plan gratuito",
  freeText: "Noticias y planes.",
  medium: "Plan Bronce",
  mediumText: "Videos de capacitación, documentación y el foro.",
  premium: "Plan Diamante",
  premiumText: "Todo lo de Bronce y las herramientas para llevar un taller.",
  price: "{{price}} al mes",
  contents: "Qué incluye el {{plan}}",
  yours: "Su plan",
  until: "Suscripción activa hasta el",
  ended: "Su {{plan}} terminó el",
  endedSometime: "Su {{plan}} terminó.",
  content: "Contenido premium",
  noContent: "No hay contenido disponible en este momento.",
  fromRepair:
    "Los trabajos de reparación requieren un plan Diamante vigente. Los que ya registró siguen siendo suyos: puede leerlos e imprimirlos.",
  readJobs: "Ver mis trabajos",
  fromShop:
    "El plan Diamante de su taller venció. Pídale al dueño que lo renueve: un plan propio no abriría el taller. Mientras tanto puede leer e imprimir sus trabajos.",
  readShopJobs: "Ver los trabajos del taller",
  items: {
    videos: "Videos de capacitación",
    documentation: "Documentación técnica",
    guides: "Guías de reparación",
    forum: "Acceso básico al foro",
    support: "Soporte por correo electrónico",
    bronze: "Todo lo de Bronce",
    assistant: "Asistente de diagnóstico con IA",
    languages: "Foro multilingüe",
    priority: "Soporte prioritario",
    live: "Capacitación en vivo todos los meses",
    cms: "CMS de reparaciones",
  },

  bronze: {
    title: "Plan Bronce",
    lead: "Para mecánicos que no dejan de aprender.",
    features: "Características",
    benefits: "Beneficios",
    unlimited: "Acceso ilimitado al contenido premium básico",
    monthly: "Videos nuevos todos los meses",
    downloads: "Contenido descargable",
    certificates: "Certificados de finalización",
    all: "Ver todos los planes",
  },
} satisfies Shape<typeof en>;

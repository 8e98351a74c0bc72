import type { LandingText } from "./landing-en.server.ts";

/** La página de inicio en español: escrita de nuevo, no traducida palabra por palabra. */
export const landing: LandingText = {
  description:
    "Capacitación, documentación, diagnóstico con IA y gestión de reparaciones para mecánicos y dueños de talleres, en español y en inglés. Prueba gratis de 7 días.",
  hero: {
    title: ["Repárelo en un idioma.", "Explíquelo en dos."],
    subtitle:
      "Llave es el banco de trabajo del taller: los trabajos en un tablero para un equipo de hasta diez personas, fotos e inspecciones, cotizaciones que el cliente aprueba, firma y paga en su teléfono, mensajes en los dos idiomas y un calendario, y al lado un asistente de diagnóstico, códigos de falla, videos y un foro. Cada página está en español y en inglés.",
    note: "Los dos planes comienzan con una prueba gratis de 7 días, una por persona. Cancele cuando quiera.",
  },
  start: "Comenzar prueba gratis",
  jobs: "Abrir los trabajos",
  plansLink: "Ver los planes",

  sample: {
    caption:
      "Envíe un enlace: su cliente lee las cotizaciones en su idioma, aprueba cada una y firma, sin tener cuenta. Lo que usted escribió queda traducido para que lo revise, y la orden se imprime en cualquiera de los dos idiomas, o en ambos.",
    screen: "El teléfono de su cliente",
    paper: "La orden de trabajo",
  },
  link: {
    shop: "Taller Ramírez Auto Repair",
    quote: "Cotización 1",
    work: "Cambiar la bobina y las bujías",
    approve: "Aprobar",
    decline: "Rechazar",
    sum: "Usted aprueba",
    send: "Firmar y enviar",
  },
  order: {
    title: "Orden de trabajo",
    issues: "Fallas reportadas",
    labor: "Costo de mano de obra",
    parts: "Costo de materiales",
    total: "Importe total",
    signature: "Firma del cliente",
  },
  typed: {
    issue: "La luz de motor parpadea y el motor tiembla en ralentí, peor en las mañanas.",
    coil: "Bobina de encendido",
    plugs: "Bujía de iridio",
    grease: "Grasa dieléctrica",
  },

  features: {
    title: "Qué hay en el banco de trabajo",
    training: {
      title: "Capacitación profesional",
      text: "Videos que se buscan y se filtran por sistema y por nivel. El plan Diamante suma capacitación en vivo todos los meses.",
      specimen: {
        title: "Purgar los frenos después de cambiar un cáliper",
        facts: ["Frenos", "Intermedio", "12 min"],
      },
    },
    documentation: {
      title: "Documentación digital",
      text: "Más de 9,200 códigos de falla en palabras simples, 1,018 de ellos con causas y revisiones propias: qué significa el código, qué revisar y qué puede lastimarlo.",
      specimen: {
        title: "Falla de encendido en el cilindro 1",
        checks: ["Cambiar de lugar la bobina", "Leer la bujía", "Medir la compresión"],
      },
    },
    assistant: {
      title: "Diagnóstico con IA",
      text: "Describa la falla o agregue una foto del escáner. El asistente la analiza con usted. En el plan Diamante.",
      specimen: {
        question: "P0171 y un silbido en ralentí.",
        answer:
          "Mezcla pobre con silbido: apunta a aire que entra sin medir. Revise primero las mangueras y la junta de admisión.",
      },
    },
    languages: {
      title: "Soporte multilingüe",
      text: "El único sistema para talleres que conocemos que lleva cada trabajo en español y en inglés: lo que usted escribe se traduce para su equipo y su cliente, y usted tiene la última palabra. Diamante traduce el foro.",
      specimen: [
        ["bujía", "spark plug"],
        ["pastillas de freno", "brake pads"],
        ["correa de distribución", "timing belt"],
      ],
    },
    example: "Ejemplo",
  },

  plans: {
    title: "Dos planes",
    lead: "Prueba gratis de 7 días con cualquiera de los dos, una por persona. Se cobra por mes y por adelantado. Cancele cuando quiera.",
    leadTried: "Se cobra por mes y por adelantado. Cancele cuando quiera.",
    perMonth: "al mes",
    medium: {
      name: "Bronce",
      text: "Para seguir aprendiendo y tener la respuesta a mano.",
      intro: "Qué incluye",
      items: [
        "Videos de capacitación",
        "Documentación técnica",
        "Guías de reparación",
        "Acceso básico al foro",
        "Soporte por correo electrónico",
      ],
      choose: "Comenzar con Bronce",
    },
    premium: {
      name: "Diamante",
      text: "Para quien lleva el taller: el tablero, el enlace del cliente con su firma, facturas, anticipos, impuestos y hasta diez personas.",
      intro: "Todo lo de Bronce y además",
      items: [
        "Asistente de diagnóstico con IA",
        "Foro multilingüe",
        "Soporte prioritario",
        "Capacitación en vivo todos los meses",
        "CMS de reparaciones",
      ],
      holds: {
        intro: "Qué hace el CMS de reparaciones",
        items: [
          "Trabajos en una lista y en un tablero, para un equipo de hasta diez personas",
          "Cotizaciones con materiales, mano de obra, impuestos y descuentos, y cotizaciones guardadas",
          "Fotos, un recorrido de recepción y una inspección que el cliente lee en su idioma",
          "Un enlace donde el cliente aprueba y firma en su teléfono",
          "Anticipos y facturas con tarjeta, directo a su propia cuenta de Stripe",
          "Una sola conversación con cada cliente: enlace, mensajes de texto, WhatsApp y correo",
          "Un calendario que cuenta horas, con una página para que el cliente reserve",
          "Facturas, anticipos, pagos, notas de crédito y quién debe",
          "Órdenes de trabajo y presupuestos en español, en inglés o en ambos",
          "Lo que usted escribe, traducido, con números y negaciones revisados",
          "Clientes y vehículos con su historial, VIN y llamados a revisión",
          "Reportes de ventas, cobros e impuestos, también para su contador",
        ],
      },
      choose: "Comenzar con Diamante",
    },
    free: "¿Sin plan? Las noticias siguen siendo suyas.",
  },

  voices: {
    title: "Desde el taller",
    lead: "Estos dos son ejemplos. Publicaremos los reales a medida que los miembros los escriban.",
    label: "Ejemplo",
    quotes: [
      {
        text: "Pregunté en español y la mejor respuesta llegó en inglés. La leí en español, con el original a un toque.",
        who: "Dueña de un taller con dos elevadores",
      },
      {
        text: "Busco el código, miro el video de lo que nunca he hecho y vuelvo debajo del auto.",
        who: "Mecánico de frenos y suspensión",
      },
    ],
  },

  closing: {
    title: "Pruébelo una semana en su taller.",
    text: "Siete días gratis. Si no le sirve, cancele cuando quiera.",
  },
};

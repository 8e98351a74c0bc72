import type { Shape } from "#app/values/language.ts";
import type { en } from "./words.en.ts";

export const es = {
  brand: "Llave",
  tagline: "El banco de trabajo bilingüe para profesionales de la mecánica.",
  title: "{{page}} · Llave",
  home: "Llave · El banco de trabajo bilingüe para profesionales de la mecánica",
  description:
    "Trabajos, cotizaciones y órdenes de trabajo para talleres mecánicos, en español y en inglés.",
  skip: "Ir al contenido",

  nav: {
    main: "Principal",
    home: "Llave, inicio",
    news: "Noticias",
    videos: "Videos",
    forum: "Foro",
    newReplies: "respuestas nuevas",
    codes: "Códigos",
    words: "Palabras",
    shop: "Taller",
    cms: "CMS",
    jobs: "Trabajos",
    calendar: "Calendario",
    followUp: "Seguimiento",
    board: "Tablero",
    assistant: "Asistente",
    live: "En vivo",
    plans: "Planes",
    admin: "Administración",
    manageUsers: "Gestionar usuarios",
    manageVideos: "Gestionar videos",
    manageNews: "Gestionar noticias",
    settings: "Configuración",
    account: "Cuenta",
    signIn: "Iniciar sesión",
    signOut: "Cerrar sesión",
    menu: "Más",
  },

  toggle: { es: "Ver la página en español", en: "Show the page in English" },

  footer: {
    blurb:
      "Trabajos, cotizaciones y órdenes de trabajo en dos idiomas, para quienes reparan vehículos.",
    contact: "Contacto",
    country: "Estados Unidos",
    links: "Enlaces rápidos",
    home: "Inicio",
    privacy: "Política de privacidad",
    terms: "Términos del servicio",
    features: "Funciones",
    about: "Acerca de",
    aboutText:
      "Llave es para mecánicos y dueños de talleres que trabajan en español y en inglés, muchas veces en un mismo día.",
    credit: "Quién hizo este sitio",
    rights: "© {{year}} Llave. Todos los derechos reservados.",
  },
  features: {
    news: "Noticias del sector",
    videos: "Videos de capacitación",
    documentation: "Manuales de reparación y documentación técnica digital",
    assistant: "Asistente de diagnóstico con IA",
    forum: "Foro en dos idiomas",
    repair: "Gestión de reparaciones",
  },

  error: {
    notFound: "No encontramos esta página",
    notFoundText: "Puede que se haya movido o eliminado, o que el enlace tenga un error.",
    unexpected: "Algo salió mal",
    unexpectedText: "No se pudo mostrar esta página. Intente de nuevo.",
    unavailable: "Llave no está disponible en este momento. Intente de nuevo en unos minutos.",
    home: "Ir a la página de inicio",
  },

  admin: {
    title: "Administración",
    tabs: {
      users: "Usuarios",
      videos: "Videos",
      news: "Noticias",
      reports: "Denuncias",
      audit: "Auditoría",
    },
  },
  kit: {
    title: "Piezas de la interfaz",
    lead: "Cada pieza una vez, de día y de noche. El idioma es el de la página.",
    day: "Día",
    night: "Noche",
    heading: "Pastillas de freno delanteras",
    label: "Cotización",
    text: "A las pastillas les quedan 2 mm. Cámbielas junto con los discos.",
    state: "En curso",
    menu: "Más acciones",
    empty: "Todavía no hay nada",
  },
  legal: { back: "Volver al inicio", updated: "Última actualización" },
} satisfies Shape<typeof en>;

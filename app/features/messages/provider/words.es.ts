import type { Shape } from "#app/values/language.ts";
import type { en } from "./words.en.ts";

export const es = {
  title: "Mensajes de texto",
  lead: "Con su propia cuenta y su número de Twilio, los SMS y los mensajes de WhatsApp salen desde aquí y las respuestas llegan a la conversación. Usted le paga a Twilio; Llave no cobra comisión.",
  notOffered:
    "En este sitio no está configurado el envío por proveedor. Mientras tanto se abre la aplicación de mensajes o WhatsApp de su teléfono con el texto listo para enviar.",
  states: { none: "Sin conectar", ready: "Lista", broken: "No funciona" },
  stateTexts: {
    none: "Los mensajes se abren en la aplicación de su teléfono.",
    ready: "Los mensajes salen de su número y las respuestas llegan aquí.",
    broken: "Twilio no acepta la cuenta o su token. Escríbalos de nuevo.",
  },
  accountSid: "SID de la cuenta (Account SID)",
  authToken: "Token (Auth Token)",
  where: "En la primera página de la consola de Twilio. Empieza con AC.",
  tokenHint: "Se cifra al guardarlo y ya nadie puede leerlo aquí.",
  tokenStays: "Guardado; no se muestra. Déjelo vacío para conservarlo.",
  sms: "Número para SMS",
  smsHint: "Un número de su cuenta de Twilio. En cuanto guarde, las respuestas llegan aquí.",
  whatsapp: "Número para WhatsApp",
  whatsappHint: "Un remitente de WhatsApp de su cuenta de Twilio, si lo tiene.",
  hook: "Adónde llegan las respuestas",
  hookHint:
    "Para su número de SMS ya quedó configurado. Para WhatsApp, pegue esta dirección en Twilio: Senders, su número, «Webhook URL for incoming messages».",
  test: "Enviar una prueba",
  way: "Por",
  ways: { sms: "SMS", whatsapp: "WhatsApp" },
  to: "A este número",
  send: "Enviar prueba",
  sending: "Enviando…",
  tested: "Twilio recibió la prueba. Llega en menos de un minuto.",
  rules: "Antes de escribir a los clientes",
  rule: {
    registration:
      "Estados Unidos: las operadoras bloquean los mensajes de números locales hasta que su negocio esté registrado en A2P 10DLC, en la consola de Twilio.",
    consent:
      "Escriba solo a quien haya aceptado, para ese número y esa vía. La publicidad necesita un consentimiento aparte, por escrito.",
    stop: "STOP, ALTO, BAJA, CANCELAR y similares detienen los mensajes de inmediato. No se puede desactivar.",
    window:
      "WhatsApp: un negocio puede escribir durante las 24 horas siguientes al último mensaje del cliente. Después solo salen plantillas aprobadas, hasta que el cliente vuelva a escribir.",
    law: "Las reglas cambian según el país y el estado. Pida a un abogado que revise sus textos y consentimientos.",
  },
  disconnect: "Desconectar",
  disconnectHint:
    "Se borra el token guardado. Los mensajes se conservan en sus conversaciones y los nuevos se abren otra vez en la aplicación de su teléfono.",
  notSaved: "No se pudo guardar la cuenta. Inténtelo de nuevo.",
  notLoaded: "No se pudo cargar la cuenta.",
  notSent: "No se pudo enviar la prueba. Inténtelo de nuevo.",
  problems: {
    sid: "El SID de una cuenta es AC y 32 letras y cifras.",
    token: "Un token tiene 32 letras y cifras.",
    tokenNeeded: "Escriba el token de esta cuenta.",
    number: "No es un número de teléfono completo. Escríbalo con su código de área.",
    noNumber: "Escriba al menos un número.",
    notYours: "Este número no pertenece a su cuenta de Twilio.",
    keys: "Twilio no acepta este SID con este token.",
    closed: "Twilio dice que esta cuenta está suspendida o cerrada.",
    later: "No se pudo contactar a Twilio. Inténtelo de nuevo en un minuto.",
    notConnected: "Esta vía no está conectada.",
    tooMany: "Ya fueron suficientes pruebas por hoy. Inténtelo de nuevo mañana.",
  },
  refused: {
    address: "Ese número no existe o no recibe mensajes de texto.",
    blocked: "Este número pidió no recibir más mensajes.",
    unreachable: "El teléfono está apagado o sin señal.",
    window: "WhatsApp: este número no le ha escrito en las últimas 24 horas.",
    account: "Twilio no acepta la cuenta, su token o su número.",
    refused: "Twilio rechazó el mensaje. Su consola dice por qué.",
    busy: "Twilio está ocupado. Inténtelo de nuevo en un minuto.",
    hangs: "Twilio no respondió; puede que el mensaje haya salido.",
  },
} as const satisfies Shape<typeof en>;

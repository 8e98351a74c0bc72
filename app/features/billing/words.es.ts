import type { Shape } from "#app/values/language.ts";
import type { en } from "./words.en.ts";

export const es = {
  name: { medium: "Bronce", premium: "Diamante" },
  checkout: {
    notCreated: "Error al crear la sesión de pago",
    unavailable:
      "No se pudo iniciar el proveedor de pagos con tarjeta. Por favor, intente nuevamente en unos minutos.",
    failed: "Error al procesar el pago. Por favor, intente nuevamente.",
    already: "Usted ya tiene un plan. Puede cambiarlo en esta página.",
    payFirst: "Tiene un pago pendiente. Actualice primero su tarjeta para que el plan continúe.",
    title: "Pago",
    back: "Volver a los planes",
    again: "Intentar de nuevo",
    cancelled:
      "Usted salió de la página de pago. No se le cobró nada; puede elegir un plan cuando quiera.",
  },
  from: {
    codes:
      "La biblioteca de códigos de falla está incluida en los planes Bronce y Diamante. La página de cada código está abierta a todos.",
    forum: "El foro está incluido en los planes Bronce y Diamante.",
    videos: "Los videos de capacitación requieren un plan Bronce o Diamante vigente.",
    live: "Las sesiones de capacitación en vivo requieren un plan Diamante vigente.",
  },
  choose: {
    legend: "Elija su plan",
    submit: "Haga crecer su negocio",
    pending: "Procesando...",
    bronze: "Suscribirse al plan Bronce",
    trial:
      "Los primeros {{days}} días son gratis. Le pedimos una tarjeta, pero no se le cobrará nada hasta que termine la prueba.",
    noTrial:
      "Usted ya usó su prueba gratis, así que el primer mes se cobra hoy. Puede cancelar cuando quiera.",
    grantAlso: "Contratar su propio plan",
    grantText:
      "Su acceso es una cortesía de Llave. Puede suscribirse cuando quiera; siempre tendrá el mejor de los dos planes.",
  },
  returned: {
    title: "Gracias",
    waiting: "Esperamos la confirmación de su pago. Esta página se actualiza sola.",
    late: "Está tardando más de lo normal. Su pago no se pierde: el plan aparecerá aquí en cuanto se confirme.",
    again: "Revisar de nuevo",
    done: "Le damos la bienvenida al plan {{plan}}.",
    trial:
      "Su prueba gratis dura hasta el {{date}}. El primer cobro, de {{price}}, se hace ese día y no antes.",
    paid: "Recibimos su pago.",
    toRepair: "Abrir los trabajos",
    toVideos: "Abrir los videos",
  },
  plan: {
    trial: "Prueba gratis. Desde el {{date}} cuesta {{price}} al mes.",
    renews: "Se renueva el {{date}} por {{price}}.",
    cancelled: "Cancelado. No habrá más cobros; su plan termina ese día.",
    overdue: "No pudimos hacer el último cobro.",
    next: "El {{date}} su plan cambia a {{plan}}, {{price}} al mes.",
    beside: "Su propia suscripción {{plan}} también sigue activa.",
    up: "Cambiar a Diamante",
    down: "Cambiar a Bronce",
    keep: "Seguir con {{plan}}",
    billing: "Tarjeta, recibos y cancelación",
  },
  change: {
    none: "Usted no tiene una suscripción que se pueda cambiar.",
    title: "Cambio de plan",
    titleKeep: "Conservar su plan",
    up: "Tendrá Diamante de inmediato. Hoy se cobra a su tarjeta la diferencia hasta el {{date}}, {{difference}} como máximo; después, {{price}} al mes. Su banco puede pedirle que confirme el pago.",
    upTrial:
      "Tendrá Diamante de inmediato y su prueba continúa. Hoy no se cobra nada; desde el {{date}} cuesta {{price}} al mes.",
    down: "Usted conserva Diamante hasta el {{date}}, porque ya está pagado. Después tendrá Bronce por {{price}} al mes. Hoy no se cobra ni se devuelve nada.",
    downTrial:
      "Su prueba de Diamante dura hasta el {{date}}. Después tendrá Bronce por {{price}} al mes. Hoy no se cobra nada.",
    stay: "Su plan {{plan}} continúa. Hoy no se cobra nada; desde el {{date}} cuesta {{price}} al mes.",
    takesBack: "Su cancelación queda sin efecto.",
    submit: "Cambiar a {{plan}}",
    submitKeep: "Seguir con {{plan}}",
    pending: "Cambiando…",
    doneNow: "Su plan se cambió.",
    doneKept: "Usted conserva su plan.",
    doneLater: "El cambio quedó programado. Hasta ese día todo sigue igual.",
  },
  portal: {
    failed: "No se pudo abrir la página de facturación. Por favor, intente nuevamente.",
    pending: "Abriendo…",
    title: "Facturación",
  },
  banner: {
    label: "Su plan",
    trialEnding:
      "Su prueba gratis de {{plan}} termina el {{date}}. Después se cobrarán {{price}} al mes a su tarjeta.",
    cancelled: "Su plan {{plan}} está cancelado. Tiene acceso hasta el {{date}}.",
    overdue: "No pudimos hacer el último cobro. Usted conserva {{plan}} hasta el {{date}}.",
    unpaid:
      "Su plan está suspendido porque no pudimos hacer un cobro. Actualice su tarjeta para recuperarlo.",
    ended: "Su plan terminó. Sus registros siguen siendo suyos.",
    endedOn: "Su plan terminó el {{date}}. Sus registros siguen siendo suyos.",
    card: "Actualizar la tarjeta",
    toPlan: "Su plan",
    toPlans: "Ver los planes",
  },
  facts: {
    none: "Este usuario nunca llegó a la página de pago.",
    status: "Estado",
    plan: "Plan",
    next: "Cambia a",
    trialEnd: "Prueba hasta",
    periodEnd: "Pagado hasta",
    cancelAt: "Se cancela el",
    firstFailedAt: "Pago rechazado",
    customer: "Cliente",
    syncedAt: "Última consulta",
  },
} satisfies Shape<typeof en>;

import type { Shape } from "#app/values/language.ts";
import type { en } from "./words.en.ts";

export const es = {
  page: {
    lead: "Un archivo comprimido (ZIP) con todo lo que se guarda sobre usted y su taller. Dentro, README.txt explica qué contiene cada archivo.",
    leadMember:
      "Un archivo comprimido (ZIP) con todo lo que se guarda sobre usted. Dentro, README.txt explica qué contiene cada archivo. Los trabajos y las cotizaciones son del taller; los descarga su dueño.",
    inside: {
      account: "Perfil, dispositivos y plan: en JSON, para otros programas.",
      certificates: "Sus certificados en PDF.",
      records:
        "Perfil, dispositivos, plan, datos del taller, trabajos con cotizaciones y materiales: en JSON, para otros programas.",
      words:
        "Chats con el asistente, temas, respuestas y denuncias del foro, avance en los videos.",
      papers: "Su logotipo, sus certificados y todas las órdenes de trabajo y facturas en PDF.",
    },
    part: "Todo, con las órdenes de trabajo hasta la {{last}}",
    whole: "Descargar el archivo",
    more: "Órdenes de trabajo {{first}} a {{last}}",
    parts:
      "Los PDF vienen en archivos de {{jobs}} trabajos cada uno. El primero trae además todo lo demás.",
    wait: "Son muchas descargas en una hora. Espere {{minutes}} min e intente de nuevo.",
    time: "Se prepara mientras se envía: con cientos de órdenes de trabajo tarda un minuto.",
  },
  readMe: {
    feeds:
      "account/calendar-feeds.json: desde cuándo tiene una dirección secreta para su calendario.",
    calendar:
      "shop/calendar-settings.json, shop/closures.json, shop/appointments.json: su horario, sus días cerrados y sus citas. shop/follow-up-settings.json, shop/follow-ups.json, shop/recommendation-answers.json: cuándo vuelve a tocar cada servicio, qué les preguntó a sus clientes y qué respondieron de una vez.",
    title: "Sus datos en Llave",
    made: "Preparado el {{date}} (UTC) para {{email}}.",
    shape:
      "Los archivos .json son texto (UTF-8) que cualquier programa puede leer. Las listas llevan un registro por línea. Las fechas están en ISO 8601, hora UTC; el dinero, en centavos de la moneda indicada al lado; null quiere decir que no hay nada.",
    files: "Qué contiene",
    profile:
      "account/profile.json: su nombre, correo electrónico y plan. subscription… es lo que paga; grant…, lo que le dio un administrador.",
    twoFactor:
      "account/two-factor.json: su aplicación de autenticación, sus llaves de acceso y sus códigos de recuperación: cuándo se configuraron y se usaron. Ningún código ni clave que abra la cuenta.",
    devices:
      "account/devices.json, account/notifications.json: dónde tiene la sesión abierta y qué se avisa ahí.",
    shop: "account/shop.json: el taller al que pertenece y su función en él.",
    log: "account/log.json: lo que los administradores hicieron con su cuenta y lo que usted hizo como tal.",
    billing:
      "billing/billing.json: lo que sabemos de su suscripción, de su prueba gratis y de los correos al respecto. Las tarjetas y los recibos están en el portal de pagos.",
    settings:
      "shop/settings.json: los datos de su taller, lo que sale en sus documentos (printTerms), cómo le pagan sus clientes (waysToPay), cómo hace precios de sus costos (priceRules), sus tarifas con nombre (laborRates) y el último número de orden de trabajo. Al lado, el logotipo, si lo hay.",
    jobs: "shop/jobs.json: cada trabajo de reparación con sus cotizaciones y materiales. workOrder indica el PDF de cada cotización. shop/suppliers.json, shop/parts.json, shop/part-orders.json, shop/stock.json, shop/stock-movements.json: quién le vende repuestos, dónde están los repuestos de sus trabajos, qué pidió y qué había en sus estantes.",
    notes:
      "shop/notes.json: lo que las personas de su taller se escribieron en los trabajos y a quién nombra cada nota. shop/time.json: cuándo trabajaron y en qué, con cada corrección; corrects nombra el registro que se sustituye.",
    photos:
      "shop/photos.json: las fotos de sus trabajos con sus descripciones. Las imágenes están en las páginas de los trabajos.",
    sheets: "shop/inspection-sheets.json: las hojas de inspección que su taller ha cambiado.",
    inspections:
      "shop/inspections.json: cada inspección con su hoja y lo que se encontró en cada punto. Las medidas están en décimas de su unidad.",
    history:
      "shop/history.json: quién cambió qué en cada trabajo y cuándo. Quien eliminó su cuenta ya no tiene nombre. shop/job-states.json, shop/state-times.json: los estados propios de su taller y cuánto tiempo estuvo cada trabajo en ellos.",
    translations:
      "shop/translations.json: los textos de sus trabajos en el otro idioma, cada uno con su original. state dice si alguien los leyó o los escribió; machine quiere decir que nadie; verdict es lo que dijo de él el segundo modelo.",
    links:
      "shop/link-settings.json, shop/revisions.json, shop/links.json, shop/decisions.json, shop/walk-signatures.json, shop/link-events.json, shop/messages.json: lo que envió a sus clientes, por qué enlace, qué decidieron y firmaron y qué ocurrió cuándo, y qué preguntaron.",
    money:
      "shop/invoices.json, shop/payments.json, shop/invoice-links.json, shop/till-counts.json, shop/journal.json, shop/accounts.json: lo que cobró, lo que le pagaron y el efectivo que contó, en centavos, y a quién envió cada factura. content es lo que dice el papel de una factura, con lo que se había cotizado y quién lo autorizó. El diario es lo que dicen los archivos de su contabilidad.",
    cards:
      "shop/payment-account.json, shop/card-payments.json: su cuenta de Stripe como la vimos por última vez, y lo que los clientes pagaron con tarjeta desde un enlace, con los nombres que Stripe le da. shop/card-refunds.json, shop/card-disputes.json: lo que de eso volvió a las tarjetas de los clientes y lo que disputaron con su banco.",
    conversations:
      "shop/conversations.json, shop/conversation-messages.json, shop/consents.json, shop/message-settings.json: lo que usted y sus clientes se escribieron en los dos idiomas, lo que ellos aceptaron y sus plantillas. Las claves de los proveedores no se incluyen.",
    phrases:
      "shop/phrases.json: los términos de su taller (term), las líneas que recuerda (memory) y sus líneas guardadas (line), en los dos idiomas.",
    canned:
      "shop/canned-quotes.json: las cotizaciones guardadas de su taller con sus líneas, y lo último que cobró por cada material (lastPrice).",
    customers:
      "shop/customers.json y shop/vehicles.json: sus clientes, y los vehículos con sus dueños actuales y anteriores.",
    imports:
      "shop/imports.json y shop/refused-rows.json: los archivos de clientes que importó y las filas rechazadas.",
    chats:
      "assistant/chats.json: lo que usted preguntó y lo que se le respondió. assistant/questions-per-day.json: cuántas preguntas hizo en los últimos días.",
    forum:
      "forum/topics.json, forum/replies.json: lo que usted escribió. forum/reports.json: lo que denunció. forum/letters.json: los correos sobre respuestas a sus temas.",
    videos:
      "videos/progress.json: hasta dónde llegó, en segundos. videos/certificates.json: sus certificados; los PDF están en videos/certificates.",
    papers:
      "work-orders: la orden de trabajo de cada cotización en PDF, en el idioma del trabajo. Si un trabajo tiene varias cotizaciones, van numeradas desde la más antigua. invoices: cada factura y nota de crédito en PDF, con su número al final y lo pagado hasta ahora.",
    notIn:
      "No contiene su contraseña (solo tenemos una forma cifrada), las claves de sus sesiones ni lo que escribieron otras personas.",
    whole:
      "Este archivo está completo: {{papers}} órdenes de trabajo y {{invoices}} facturas y notas de crédito.",
    part: "Órdenes de trabajo en este archivo: {{first}} a {{last}}, {{papers}} PDF, con {{invoices}} facturas y notas de crédito. NO ESTÁN TODAS. Las siguientes están en {{next}} (primero inicie sesión).",
    lastPart:
      "Órdenes de trabajo en este archivo: {{first}} a {{last}}, {{papers}} PDF, con {{invoices}} facturas y notas de crédito. Son las últimas; lo anterior está en los archivos previos a este.",
    elsewhere: "El resto de sus datos está en el primer archivo: {{address}}",
    failed:
      "Estos PDF no se pudieron preparar. Su contenido está en shop/jobs.json y shop/invoices.json del primer archivo: {{names}}",
  },
} satisfies Shape<typeof en>;

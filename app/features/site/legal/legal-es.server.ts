import type { LegalText } from "./legal-page.tsx";

export const privacy: LegalText = {
  title: "Política de privacidad",
  description:
    "Qué guarda Llave sobre usted y su taller, para qué lo usa y cómo pedir su corrección o eliminación.",
  changed: "27 de noviembre de 2026",
  parts: [
    {
      heading: "Qué guardamos",
      paragraphs: [
        "Su cuenta: su correo electrónico, su nombre si lo indica y su contraseña en una forma cifrada que no se puede revertir. Su plan y la fecha en que termina. Los dispositivos con la sesión abierta, para que pueda cerrarla en ellos.",
        "Lo que usted registra en Llave: trabajos de reparación con los datos del cliente y del vehículo, fotos sin el lugar ni el aparato que la cámara anota en ellas, inspecciones, cotizaciones, diagnósticos, la configuración de su taller y su logotipo.",
        "Lo que sus clientes deciden, firman y preguntan por el enlace que usted les envía.",
        "Lo que envía al chat de diagnóstico con IA (texto e imágenes) y lo que este responde, y lo que publica en el foro.",
      ],
    },
    {
      heading: "Para qué lo usamos",
      paragraphs: [
        "Para prestar el servicio que usted pidió: mostrarle sus registros, preparar sus cotizaciones y órdenes de trabajo, responder en el chat y mostrarle los materiales de capacitación de su plan. No vendemos sus datos y no hay publicidad.",
      ],
    },
    {
      heading: "Diagnóstico con IA y chat",
      paragraphs: [
        "Un modelo automático procesa las consultas al chat de diagnóstico con IA y los textos que se traducen: los mensajes del foro y lo que usted y sus clientes escriben en trabajos y cotizaciones. Los VIN se consultan con la NHTSA, una agencia del gobierno de los Estados Unidos. No escriba datos personales de sus clientes en el chat ni en el foro: para un diagnóstico no hacen falta. Puede borrar su historial de chat en cualquier momento.",
      ],
    },
    {
      heading: "Pagos",
      paragraphs: [
        "Los planes se cobran por mes y por adelantado a través de un proveedor de pagos con tarjeta. Los números de tarjeta llegan a ese proveedor y nunca a nosotros. Puede cancelar en cualquier momento; se aplica la política de reembolsos de los Términos del servicio.",
        "Si un taller permite pagar con tarjeta, sus clientes le pagan directamente a él, en una página de ese proveedor y en la cuenta que el taller tiene allí. Sabemos cuánto se pagó y cuándo, nunca la tarjeta, y no guardamos dinero.",
        "Para que cada persona tenga una sola prueba gratis, conservamos una huella con clave de su correo electrónico, de la que no se puede obtener la dirección, incluso después de eliminar la cuenta.",
      ],
    },
    {
      heading: "Cookies",
      paragraphs: [
        "Usamos unas pocas cookies, ninguna para rastrearlo. Una mantiene su sesión abierta. Otra recuerda durante un año que usted ya inició sesión desde este navegador, para que un extraño que intente adivinar su contraseña no pueda dejarlo fuera. Otra dura unos minutos mientras inicia sesión con verificación en dos pasos. Otra guarda su idioma hasta que cierre el navegador, y otra su zona horaria para que las fechas sean correctas. Si su navegador prefiere el español y usted elige seguir en inglés, otra lo recuerda durante un año. Lo que escribe en un formulario queda en su propio dispositivo hasta que se guarda.",
      ],
    },
    {
      heading: "Sus derechos",
      paragraphs: [
        "Puede llevarse una copia de todos sus datos y eliminar su cuenta con todo lo que contiene cuando quiera: ambas cosas están en la página de su cuenta, en Sus datos. Para una corrección o cualquier otra solicitud, escriba a la dirección de contacto que figura al pie de esta página.",
      ],
    },
    {
      id: "what-stays",
      heading: "Qué se conserva si elimina su cuenta",
      paragraphs: [
        "Su cuenta, trabajos, cotizaciones, configuración del taller, logotipo, chats, avance en los videos, certificados, denuncias y dispositivos se eliminan en el acto, y el plan que esté pagando se cancela. Si usted pertenece al taller de otra persona, los trabajos y cotizaciones se quedan allí, y lo que usted escribió en ellos aparece a nombre de «antiguo miembro». Esto es lo que se conserva:",
        "Lo que escribió en el foro, con sus traducciones, a nombre de «antiguo miembro» y sin relación con usted. Si no quiere que un mensaje quede, elimínelo antes de irse.",
        "La huella con clave de su correo electrónico, si tuvo una prueba gratis, para que haya una sola por persona.",
        "El registro de lo que hicieron los administradores y de la eliminación misma: lo identifica solo por un número, sin nombre ni dirección. Lo mismo vale para las decisiones sobre mensajes denunciados que haya tomado como administrador.",
        "Los números de los avisos del proveedor de pagos y el de su ficha de cliente allí, durante 60 días. El proveedor conserva las facturas mientras la ley se lo exija.",
        "Las copias de seguridad, que se sobrescriben en un plazo de 30 días, y palabras sueltas de su nombre y su correo en las páginas del índice de búsqueda, que no conducen a nadie y se sobrescriben en las noches siguientes.",
      ],
    },
  ],
};

export const terms: LegalText = {
  title: "Términos del servicio",
  description:
    "Planes, prueba gratis de 7 días, cobro mensual, cancelación y reembolsos, y qué puede esperar de Llave.",
  changed: "22 de noviembre de 2026",
  parts: [
    {
      heading: "El servicio",
      paragraphs: [
        "Llave es un servicio para mecánicos y dueños de talleres: noticias, materiales de capacitación, documentación técnica, un foro de discusión, un chat de diagnóstico con IA y gestión de reparaciones. Lo que puede usar depende de su plan.",
      ],
    },
    {
      heading: "Planes y cobro",
      paragraphs: [
        "Los planes de pago se cobran por mes y por adelantado. Cada uno comienza con una prueba gratis de 7 días, una vez por persona. El precio es el que se muestra al suscribirse.",
        "Puede cancelar en cualquier momento. Un plan cancelado sigue activo hasta el final del período pagado; a lo pagado por adelantado se le aplica la política de reembolsos.",
      ],
    },
    {
      heading: "Política de reembolsos",
      paragraphs: [
        "Si cobramos algo por error o el servicio no se pudo usar, escriba a la dirección de contacto dentro de los 30 días y lo resolveremos. Fuera de esos casos, los períodos ya comenzados no se reembolsan.",
      ],
      unsettled:
        "Texto provisional: el titular de este sitio todavía debe confirmar esta política de reembolsos.",
    },
    {
      heading: "Diagnóstico con IA y materiales de capacitación",
      paragraphs: [
        "Las respuestas del chat de diagnóstico con IA, los materiales de capacitación y la documentación son una ayuda para personas con formación. Pueden contener errores o estar incompletos. Compárelos con la información del fabricante y con su propio criterio antes de trabajar en un vehículo. La responsabilidad por la reparación sigue siendo suya.",
      ],
    },
    {
      heading: "Lo que publica y lo que guarda",
      paragraphs: [
        "Sus registros son suyos. Cuando su plan termina, puede seguir leyendo los trabajos, cotizaciones y órdenes de trabajo que registró. No publique contenido ilegal, ofensivo o que no le corresponda compartir; podemos eliminarlo.",
      ],
    },
    {
      heading: "Cambios",
      paragraphs: [
        "Podemos cambiar estos términos. Cuando un cambio le afecte, se lo avisaremos antes de que entre en vigor.",
      ],
    },
  ],
};

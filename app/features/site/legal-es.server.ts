import type { LegalText } from "./legal-page.tsx";

export const privacy: LegalText = {
  title: "Política de privacidad",
  parts: [
    {
      heading: "Qué guardamos",
      paragraphs: [
        "Su cuenta: su correo electrónico, su nombre si lo indica y su contraseña en una forma cifrada que no se puede revertir. Su plan y la fecha en que termina.",
        "Lo que usted registra en Llave: trabajos de reparación con los datos del cliente y del vehículo, presupuestos, diagnósticos, la configuración de su taller y su logotipo.",
        "Lo que envía al chat de diagnóstico con IA (texto e imágenes) y lo que este responde, y lo que publica en el foro.",
      ],
    },
    {
      heading: "Para qué lo usamos",
      paragraphs: [
        "Para prestar el servicio que usted pidió: mostrarle sus registros, preparar sus presupuestos y órdenes de trabajo, responder en el chat y mostrarle los materiales de capacitación de su plan. No vendemos sus datos y no hay publicidad.",
      ],
    },
    {
      heading: "Diagnóstico con IA y chat",
      paragraphs: [
        "Un modelo automático procesa las consultas al chat de diagnóstico con IA. No escriba allí datos personales de sus clientes: para un diagnóstico no hacen falta. Puede borrar su historial de chat en cualquier momento.",
      ],
    },
    {
      heading: "Pagos",
      paragraphs: [
        "Los planes se cobran por mes y por adelantado a través de un proveedor de pagos con tarjeta. Los números de tarjeta llegan a ese proveedor y nunca a nosotros. Para que cada persona tenga una sola prueba gratis, conservamos una huella con clave de su correo electrónico, de la que no se puede obtener la dirección, incluso después de eliminar la cuenta.",
      ],
    },
    {
      heading: "Cookies",
      paragraphs: [
        "Usamos tres cookies, ninguna para seguirlo: una que mantiene su sesión abierta, una que recuerda el idioma hasta que cierre el navegador y una con su zona horaria para que las fechas sean correctas. Lo que escribe en un formulario queda en su propio dispositivo hasta que se guarda.",
      ],
    },
    {
      heading: "Sus derechos",
      paragraphs: [
        "Puede pedir una copia de sus datos, su corrección o su eliminación. Escriba a la dirección de contacto que figura al pie de esta página.",
      ],
    },
  ],
};

export const terms: LegalText = {
  title: "Términos del servicio",
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
        "Sus registros son suyos. Cuando su plan termina, puede seguir leyendo los trabajos, presupuestos y órdenes de trabajo que registró. No publique contenido ilegal, ofensivo o que no le corresponda compartir; podemos eliminarlo.",
      ],
    },
    {
      heading: "Cambios",
      paragraphs: ["Podemos cambiar estos términos. Cuando un cambio le afecte, se lo avisaremos antes de que entre en vigor."],
    },
  ],
};

import type { Shape } from "#app/values/language.ts";
import type { en } from "./words.en.ts";

export const es = {
  jobs: {
    title: "Sus trabajos de reparación",
    hint: "Sus trabajos, cotizaciones y órdenes de trabajo, para leer e imprimir.",
    read: "Ver mis trabajos",
    older: "Trabajos anteriores",
  },
  letters: {
    title: "Correos sobre respuestas",
    hint: "Un correo por cada tema suyo, hasta que usted lo vea.",
    change: "Cambiar",
    on: "Activado",
    off: "Desactivado",
    wanted: "Avisarme por correo cuando alguien responda a un tema mío",
    saved: "Se guardó su elección sobre los correos.",
    language: "Llegan en el idioma en que usted usa este sitio.",
    stop: "Desactivar los correos sobre respuestas",
    stopQuestion: "¿Desea dejar de recibir correos sobre las respuestas a sus temas del foro?",
    stopped:
      "Los correos sobre respuestas están desactivados. Puede volver a activarlos en la página de su cuenta.",
    badLink: "Este enlace está incompleto. Desactive los correos en la página de su cuenta.",
    toAccount: "Abrir su cuenta",
  },
  data: {
    title: "Sus datos",
    download: "Descargar todos mis datos",
    downloadHint:
      "Sus trabajos, cotizaciones, chats, publicaciones y lo demás, en un solo archivo, con cada orden de trabajo en PDF.",
    downloadHintMember: "Sus chats, publicaciones, certificados y lo demás, en un solo archivo.",
    toDownload: "Descargar",
  },
  delete: {
    title: "Eliminar mi cuenta",
    hint: "Con todo lo que contiene, para siempre.",
    lead: "No se puede deshacer: ni usted ni nosotros podremos recuperarla.",
    consequences: "Qué va a pasar",
    shop: {
      title: "Su taller: {{name}}",
      untitled: "Su taller",
      handOver:
        "Antes puede traspasar el taller, y así se conserva. Puede recibirlo {{names}}: el nuevo dueño necesita un plan Diamante propio y vigente.",
      noSuccessor:
        "El taller solo se puede traspasar a alguien con un plan Diamante propio y vigente, y nadie más en él lo tiene en este momento.",
      toHandOver: "Traspasar el taller",
      goes: "Si lo elimina, se pierde para siempre lo siguiente:",
      jobs: "Trabajos, con sus cotizaciones y órdenes de trabajo: {{number}}",
      customers: "Clientes: {{number}}",
      vehicles: "Vehículos: {{number}}",
      many: "más de 1000",
      settings: "Los datos del taller y su logotipo",
      members: "Pierden el acceso, y a cada uno se le avisa por correo: {{names}}",
      agree: "Eliminar el taller con todo esto",
      choose: "Marque esta casilla, o antes traspase el taller.",
      first:
        "No se eliminó nada: este taller es suyo. Elija qué se hace con él. Si no ve la opción, vuelva a cargar la página.",
      empty: "También se elimina su taller, que no tiene trabajos ni otras personas.",
      leave:
        "Usted deja {{name}}. Sus trabajos y cotizaciones se quedan allí, y lo que usted escribió aparece a nombre de «antiguo miembro».",
      leaveUntitled:
        "Usted deja el taller. Sus trabajos y cotizaciones se quedan allí, y lo que usted escribió aparece a nombre de «antiguo miembro».",
    },
    chats:
      "Se eliminan los chats, el avance en los videos y los certificados; sus números ya no se podrán comprobar.",
    plan: "Si paga un plan, se cancela en el acto. Lo que queda del período pagado no se reembolsa.",
    devices: "Se cierra la sesión en todos sus dispositivos.",
    forum: "Lo que escribió en el foro se conserva, a nombre de «antiguo miembro».",
    stays: "Qué se conserva, y por qué, está en la política de privacidad.",
    privacy: "Leer la política de privacidad",
    downloadFirst: "Descargar todo antes",
    confirm: "Entiendo que mi cuenta y todo lo que contiene se eliminarán para siempre.",
    confirmFirst: "Primero marque esta casilla.",
    submit: "Eliminar mi cuenta para siempre",
    pending: "Eliminando…",
    failed: "No se pudo eliminar su cuenta. No se perdió nada: intente de nuevo.",
    payments:
      "En este momento no se pudo cancelar su plan con el proveedor de pagos, así que no se eliminó nada. Intente de nuevo en unos minutos.",
    lastAdmin:
      "Usted es el último administrador, por eso su cuenta no se puede eliminar: nadie podría administrar este sitio. Antes nombre administrador a otra persona.",
  },
} satisfies Shape<typeof en>;

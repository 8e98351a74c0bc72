import type { Shape } from "#app/values/language.ts";
import type { en } from "./words.en.ts";

export const es = {
  role: {
    title: "Cambiar la función",
    of: "¿Qué puede hacer {{name}} en este taller?",
    label: "Función",
    advisor: "Asesor: todo, menos los datos del taller, el equipo y los datos completos",
    technician: "Técnico: trabajos, estado y diagnóstico; no hace cotizaciones ni elimina nada",
    save: "Guardar la función",
    saving: "Guardando…",
    now: "Vale a partir de su próximo clic.",
    notSaved: "No se pudo guardar la función. Intente de nuevo.",
  },
  remove: {
    title: "Quitar del taller",
    question: "¿Quitar a {{name}} de este taller?",
    access: "Pierde el acceso con su próximo clic, en todos sus dispositivos.",
    stays: "Lo que escribió se conserva con su nombre. Los trabajos asignados lo siguen indicando.",
    confirm: "Quitar",
    pending: "Quitando…",
    failed: "No se quitó a nadie. Intente de nuevo.",
  },
  leave: {
    title: "Dejar el taller",
    question: "¿Dejar este taller?",
    access: "Usted pierde de inmediato el acceso a sus trabajos, clientes y cotizaciones.",
    stays:
      "Lo que usted escribió se queda allí, con su nombre. Para volver necesita otra invitación.",
    confirm: "Dejar el taller",
    pending: "Saliendo…",
    failed: "Usted sigue en el taller: no se pudo. Intente de nuevo.",
    owner: "Este taller es suyo. Traspáselo a alguien antes de dejarlo.",
  },
  handOver: {
    title: "Traspasar el taller",
    lead: "El nuevo dueño se encarga de la configuración, el equipo y los datos. Usted se queda como asesor.",
    plan: "El taller sigue abierto mientras el plan Diamante del nuevo dueño esté vigente. Su propio plan no cambia.",
    letters: "Los dos reciben un correo. Solo el nuevo dueño puede deshacerlo.",
    who: "Nuevo dueño",
    choose: "Elija al nuevo dueño.",
    nobody:
      "Nadie más en este taller tiene un plan Diamante propio y vigente, y el nuevo dueño lo necesita.",
    submit: "Traspasar",
    pending: "Traspasando…",
    noPlan: "Esta persona no tiene un plan Diamante vigente. No se cambió nada.",
    gone: "Esta persona ya no está en el taller. No se cambió nada.",
    failed: "El taller no se traspasó. Intente de nuevo.",
  },
} satisfies Shape<typeof en>;

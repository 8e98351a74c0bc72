import type { TemplateKind } from "#app/features/messages/templates/template.ts";
import type { JobStatus } from "#app/features/repair/job.ts";
import type { Language } from "#app/values/language.ts";

type StandardState = {
  status: JobStatus;
  names: Record<Language, string>;
  message: TemplateKind | null;
};

/** The states that a shop may begin with. */
export const standardStates: readonly StandardState[] = [
  {
    status: "pending",
    names: { en: "Waiting for approval", es: "Esperando aprobación" },
    message: "estimateReady",
  },
  {
    status: "in_progress",
    names: { en: "Waiting for parts", es: "Esperando repuestos" },
    message: "partLate",
  },
  { status: "in_progress", names: { en: "On the lift", es: "En el elevador" }, message: null },
  {
    status: "completed",
    names: { en: "Ready for pickup", es: "Listo para recoger" },
    message: "readyForPickup",
  },
];

import type { Shape } from "#app/values/language.ts";
import type { en } from "./words.en.ts";

export const es = {
  title: "Trabajos de reparación",
  // The list of jobs and the job's form.
  jobs: {},

  // The shop's settings.
  shop: {},

  // One job, seen whole.
  job: {},

  // Quotes and their materials.
  quotes: {},

  // The work order on paper, and the button that makes it.
  order: {
    print: "Generar PDF",
    printing: "Generando PDF…",
    share: "Compartir",
    failed: "Error al generar el PDF",
    title: "Orden de trabajo",
    date: "Fecha",
    quote: "Cotización",
    status: { pending: "Pendiente", approved: "Aprobada", rejected: "Rechazada" },
    phone: "Tel.",
    taxId: "Id. fiscal",
    customer: "Cliente",
    vehicle: "Vehículo",
    vin: "VIN",
    odometer: "Odómetro",
    issues: "Fallas reportadas",
    diagnostic: "Diagnóstico",
    description: "Trabajo cotizado",
    material: "Material",
    quantity: "Cant.",
    unitPrice: "Precio unitario",
    lineTotal: "Total",
    laborHours: "Horas de mano de obra",
    laborRate: "Tarifa por hora",
    laborCost: "Costo de mano de obra",
    partsCost: "Costo de repuestos",
    total: "Importe total",
    signature: "Firma del cliente",
    signedOn: "Fecha",
    page: "{{page}} / {{pages}}",
  },
} satisfies Shape<typeof en>;

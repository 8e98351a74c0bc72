import type { Shape } from "#app/values/language.ts";
import type { en } from "./words.en.ts";

export const es = {
  title: "Orden de trabajo",
  /** A pending quote is no order yet. */
  estimate: "Cotización",
  date: "Fecha",
  quote: "Cotización",
  numbered: "Cotización {{number}}",
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
  lineTotal: "Importe",
  labor: "Mano de obra",
  hours: "Horas",
  laborHours: "Horas de mano de obra",
  laborRate: "Tarifa por hora",
  laborCost: "Costo de mano de obra",
  partsCost: "Costo de materiales",
  total: "Importe total",
  signature: "Firma del cliente",
  signedOn: "Fecha",
  boxes: "Algunos caracteres no se pueden imprimir y aparecen como □.",
  /** Under a text that is printed in another language than the paper's. */
  asWritten: "Se imprime como fue escrito.",
  /** In the column of a language that a text is not in. */
  beside: "Solo en el otro idioma.",
  machine: "Traducción automática que el taller no ha revisado.",
  page: "{{page}} / {{pages}}",
} satisfies Shape<typeof en>;

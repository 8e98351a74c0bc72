import type { Shape } from "#app/values/language.ts";
import type { en } from "./words.en.ts";

export const es = {
  title: "Tarifas de mano de obra",
  lead: "Tarifas para ciertos trabajos, por ejemplo diagnóstico, diésel o electricidad. Usted elige una en cada renglón de mano de obra; las cotizaciones que ya hizo conservan las suyas.",
  usual: "Todo lo demás cuesta su tarifa por hora de {{rate}}, que está en los datos de su taller.",
  numbered: "Tarifa {{number}}",
  nameIn: "Nombre ({{language}})",
  rate: "Por hora",
  nameMissing: "Escriba el nombre en los dos idiomas: cada cliente lee el suyo.",
  rateWrong: "Escriba una tarifa mayor que 0, con dos decimales como máximo.",
  notSaved: "Error al guardar las tarifas. Intente de nuevo.",
  notLoaded: "Error al cargar las tarifas. Intente de nuevo.",
  changed:
    "Las tarifas se cambiaron en otro lugar. Su versión sigue aquí: guarde otra vez para conservarla.",
} satisfies Shape<typeof en>;

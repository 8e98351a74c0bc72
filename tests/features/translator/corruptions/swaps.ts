import type { Language } from "#app/values/language.ts";

/**
 * Words that a careless translator takes for one another, as they stand in a text of each language.
 */
export const swaps: Record<string, Record<Language, string>> = {
  "unit changed": {
    en: "miles/kilometers mile/kilometer inches/centimeters gallons/liters gallon/liter quarts/gallons quart/pint liters/quarts liter/gallon pint/quart pounds/kilos volts/amps ohms/volts tons/pounds percent/degrees kilometers/miles feet/inches",
    es: "millas/kilómetros milla/kilómetro pulgadas/centímetros galones/litros galón/litro cuartos/galones cuarto/galón litros/galones litro/galón pinta/cuarto libras/kilos voltios/amperios ohms/volts toneladas/libras kilómetros/millas",
  },
  "time unit changed": {
    en: "seconds/minutes minutes/seconds minutes/hours hours/minutes hour/day hours/days days/weeks day/week weeks/days week/month months/years month/week years/months year/month",
    es: "segundos/minutos minutos/segundos minutos/horas horas/minutos hora/día horas/días días/semanas día/semana semanas/días semana/mes meses/años mes/semana años/meses año/mes",
  },
  "currency changed": {
    en: "dollars/pesos pesos/dollars bucks/pesos",
    es: "dólares/pesos pesos/dólares centavo/dólar",
  },
  "date or hour changed": {
    en: "Monday/Tuesday Tuesday/Thursday Wednesday/Friday Thursday/Tuesday Friday/Monday Saturday/Sunday Saturdays/Sundays February/March May/June August/October morning/afternoon afternoon/morning tomorrow/yesterday today/yesterday yesterday/today",
    es: "lunes/martes martes/jueves miércoles/viernes jueves/martes viernes/lunes sábado/domingo domingos/sábados marzo/mayo junio/julio a./p. p./a. ayer/hoy",
  },
  "number word changed": {
    en: "two/three three/four four/five five/six eight/nine ten/twelve twelve/ten",
    es: "dos/tres tres/cuatro cuatro/cinco cinco/seis seis/siete ocho/nueve diez/doce veinte/treinta",
  },
  "ordinal changed": {
    en: "first/second second/third third/fourth fourth/fifth",
    es: "primera/segunda primero/tercero segunda/tercera segundo/tercero tercera/cuarta cuarta/quinta quinta/sexta",
  },
  "left and right": {
    en: "left/right right/left",
    es: "izquierdo/derecho izquierda/derecha derecho/izquierdo derecha/izquierda",
  },
  "front and rear": {
    en: "front/rear rear/front",
    es: "delantero/trasero delantera/trasera delanteras/traseras traseras/delanteras trasera/delantera trasero/delantero adelante/atrás atrás/adelante",
  },
  "opposite deed": {
    en: "tighten/loosen Tighten/Loosen loosen/tighten close/open Close/Open open/close disconnect/connect Disconnect/Connect connect/disconnect Raise/Lower remove/install removed/installed Fill/Drain draining/filling Empty/Fill sell/buy bought/sold Pull/Push push/pull",
    es: "apriete/afloje Apriete/Afloje Afloje/Apriete aflojarla/apretarla cierre/abra Cierre/Abra abra/cierre abierta/cerrada cerrado/abierto abiertas/cerradas Desconecte/Conecte desconectado/conectado conectado/desconectado Levante/Baje quite/instale quitar/instalar Drene/Llene vendió/compró Abrimos/Cerramos cerramos/abrimos Llénelo/Drénelo",
  },
  "opposite state": {
    en: "hot/cold cold/hot intake/exhaust exhaust/intake top/bottom bottom/top upper/lower lower/upper positive/negative negative/positive rich/lean lean/rich new/old old/new maximum/minimum more/less high/low low/high driver/passenger passenger/driver thicker/thinner inside/outside outside/inside",
    es: "caliente/fría caliente/frío frío/caliente fría/caliente arriba/abajo abajo/arriba superior/inferior inferior/superior alta/baja baja/alta nueva/usada usada/nueva más/menos encendida/apagada apagada/encendida prende/apaga vacío/lleno conductor/pasajero pasajero/conductor máximo/mínimo manual/automático gasolina/diésel",
  },
  "before and after": {
    en: "before/after Before/After after/before After/Before",
    es: "antes/después después/antes",
  },
  "color changed": {
    en: "red/black black/red green/blue blue/gray brown/white orange/yellow purple/green yellow/red",
    es: "rojo/negro negro/rojo verde/azul azul/gris gris/azul naranja/amarillo morado/verde amarillo/rojo",
  },
};

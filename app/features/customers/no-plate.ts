/** What shops write for a car without plates, as plates are compared: letters and digits alone. */
const words = new Set(
  `na nd sd sn none no nil null nope noplate noplates notag notags noplaca noplacas notiene nohay
  sinplaca sinplacas sinpatente sinmatricula sinchapa sindominio sin temp temptag temps tmp temporary
  temporal papertag paper dealer dealertag dealerplate dealerplates pending pendiente pend tbd unknown
  unk desconocida desconocido ninguna ninguno new newcar nueva nuevo entramite tramite permiso test
  plate placa placas patente`.split(/\s+/),
);

/** Whether a plate, folded and without signs, says that there is none: `TEMP`, `N/A`, `XXX`, `0`. */
export const isNoPlate = (folded: string): boolean =>
  words.has(folded) || /^(?:0+|x+)$/.test(folded);

const list = (text: string) => text.split(",").map((word) => word.trim());

/**
 * Words of the shop that the glossary must know, by where they are said; one of Spain's is
 * understood, too.
 */
export const shopWords = {
  Mexico: list(
    `anillos, metales, desbielado, amarrado, medio motor, empaque de cabeza, chicote, bulbo, calentadores, carbones, chapa, cuartos,
    falso contacto, caimanes, tapón de gasolina, depósito recuperador, convertidor, facia, tolva, cubrepolvo, hules, licuadora, estándar,
    turbina, filtro deshidratador, clima, catarina, candado, opresor, cincho, perico, autocle, llave de cruz, yonke, llantera,
    luz de check, burros, patín, jalonea, cascabelea, truena, rechina, no jala, no da marcha, no prende, se jala, banda serpentina,
    fuera de tiempo, breca, cloche, bomper, llanta, marcha, horquilla, balero, mofle, refacción, mordaza`,
  ),
  Argentina: list(
    `crapodina, bombín, homocinética, mariposa, levantavidrios, automático, precinto, seeger, bocallave, gomería, ratea, tironea, pistonea,
    regula, junta quemada, trasroscado, relay, parrilla, pinza, cremallera, ruleman, burro, bulón, tapa de cilindros, semieje`,
  ),
  "Colombia, Venezuela, Peru, Chile and the Caribbean": list(
    `mordaza, calibrador, guaya, flauta, suiche, bombillo, ampolleta, neblinero, pito, corneta, guardafango, goma, caucho, aro, tijera,
    faja, hidrovac, balinera, rolinera, rodaje, bandeja, meseta, exosto, croche, abanico, bencina, cocuyos`,
  ),
  "all of America": list(
    `modo de emergencia, se calienta, patina, tiembla, zumbido, traqueteo, chillido, humea, gotea, pedal esponjoso, sin fuerza,
    mal contacto, computadora, múltiple, chaveta, rectificar, purgar, tensor, piñón, corona, golpe, tornillo, pinza`,
  ),
  Spain: list("mando a distancia, muelle de reloj, ballesta, furgoneta, puntos de calado, galgas"),
  English: list(
    `limp mode, DTC, CEL, gas cap, the cat, pads, rattle, shudder, whine, blow-by, subframe, sprocket, tranny, runout, surge, throwout bearing,
    brake booster, snap ring, zip tie, alligator clips, floor jack`,
  ).map((word) => word.replace(/^the /, "")),
};

/**
 * Positions on a car: `place: plain = English | Spanish; loose = English | Spanish`. A plain word
 * says the position and nothing else; a loose one may say it, or implies it (a tail light is at the
 * rear). Sayings are folded (no accents); `*` ends a stem.
 */
export const placeWords = `
front: plain = front, fronts | delanter*; loose = up front, forward*, headl*, ahead, upstream, hood, face | frontal*, enfrente, adelante, delante, frente, faro, faros, cofre, capo, antes, anterior*
rear: plain = rear, rears | traser*; loose = back, behind, tail*, hatch*, liftgate, trunk, rearview, downstream, reverse | atras, detras, reversa, posterior*, retrovisor*, calavera*, cajuela, maletero, quinta puerta, despues, cola, stop
left: plain = | izquierd*; loose = left, lh, port, driver, drivers, counterclockwise, counter clockwise, anticlockwise | conductor, chofer, piloto
right: plain = | derech*; loose = right, rights, rh, clockwise, straight, fee, fees, passenger, passengers | pasajero, copiloto, acompanante
upper: plain = | superior*; loose = upper, top, above, over, higher, overhead, high, better | arriba, alto, alta, altos, altas, encima, mayor
lower: plain = | inferior*; loose = lower, bottom, below, under, beneath, low, less | abajo, bajo, baja, bajos, bajas, debajo, menor
inner: plain = inner, inboard | ; loose = inside, interior*, internal*, cabin, within, into | interior*, intern*, adentro, dentro, cabina, habitaculo
outer: plain = outer, outboard | ; loose = outside, exterior*, external*, outdoor* | exterior*, extern*, afuera, fuera
`;

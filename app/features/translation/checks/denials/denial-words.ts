import type { Language } from "#app/values/language.ts";

/**
 * How each language denies. `plain`: a denial; `same`: goes on with one that stands before it in
 * the clause; `strong`: denies by another word, so that the other language must deny too, in either
 * way; `weak`: may stand for a denial, and may not; `maybe`: a denial that the other language may
 * leave out; `none`: looks like one and is none.
 */
export type Denial = "plain" | "same" | "strong" | "weak" | "maybe" | "none";

export const denialWords: Record<Language, Record<Denial, string>> = {
  en: {
    plain:
      "not, never, without, none, nobody, nothing, nowhere, no, nope, no one, cannot, cant, dont, doesnt, didnt, isnt, wasnt, arent, werent, wont, hasnt, havent, hadnt, couldnt, wouldnt, shouldnt, aint, mustnt, neednt, neither, nor, not even, no longer, not yet",
    same: "any, anything, anybody, anyone, anymore, either, ever",
    strong:
      "unmetered, test tight, failed inspection, failed the inspection, failed smog, failed emissions, toast, junk, is quiet, are quiet, stays quiet, is missing, are missing, missing a, missing the, missing from, on back order, back ordered, out of stock, unless, fails to, failed to, fail to, failing to, failure to, unable, inability, lack, lacks, lacked, lacking, lack of, hardly, barely, scarcely, rarely, seldom, refuse*, refusing, doubt*, avoid*, impossible, unlikely, except, instead of, rather than, stop +ing, stops +ing, stopped +ing, quit +ing, quits +ing, keep from, forbid*, forbidden, prohibit*, prevent*, useless, pointless, incorrect*, insufficient*, unsafe, unnecessary, unknown, unable to, incapable, refrain*, anything but, out of spec*, nowhere near, skip*, ignore, ignored, ignoring, im done with, am done with, were done with, leave alone, leave _ alone, leave _ _ alone, left alone, left _ alone, left _ _ alone, leave _ be, keep off, keep _ off, keep _ _ off, keep away, keep _ away, keep _ _ away, keep clear, keep _ clear, keep out, keep _ out, keep _ _ out, stay off, stay away, stay out, stay clear, hold off, hands off, untouched, undamaged, unused, unsure, uncertain, unclear, unstable, inoperative",
    weak: "act up, acts up, acted up, acting up, give out, gave out, misfir*, fault*, missed, is done, are done, is shot, are shot, is gone, is fried, is cooked, worn out, engine off, motor off, ignition off, ac off, light off, lights off, fan off, everything off, dead, missing, quiet, silent, wrong, is off, was off, are off, turned off, turn off, shut off, shuts off, goes off, went off, disconnect*, unplug*, remember*, forget, forgot, failing, lose, loses, losing, lost, key off, switched off, out of, ran out, run out, stop, stops, stopped, quit, fail, fails, failed, died, dies, low on, quart low, quarts low, liter low, liters low, pint low, pints low, gallon low, gallons low, pound low, pounds low, psi low, short of, shy of, bad, badly, locked, otherwise, nothing but, irregular, uneven*, spent, rough, far from",
    maybe:
      "rare, rarer, quits, no matter, no wonder, why not, nothing but, or not, not only, not just, if not, no one off, wont you, cant you, dont you, isnt it, doesnt it, arent they, not to mention, might not, could it not, wouldnt believe, wont believe, without a problem, without a hitch, without any problem, without problems, without issue, without issues, without trouble, without any trouble, with no problem, with no problems, with no trouble, with no issues, no trouble",
    none: "missing something, missing anything, never mind, no doubt, no question, without a doubt, without doubt, without question, no problem, no worries, dont worry, not to worry, no sweat, no kidding, no idea, cant wait, no big deal, dont mention it, no thanks, undoubtedly",
  },
  es: {
    plain:
      "no, nunca, jamas, sin, nada, nadie, ningun, ninguna, ninguno, ningunos, ningunas, tampoco, ni, ni siquiera, ya no, no hace falta",
    same: "nada, nadie, ningun, ninguna, ninguno, ningunos, ningunas, nunca, jamas, tampoco, ni, ni siquiera",
    strong:
      "reprob*, a menos que, a no ser que, salvo, salvo que, excepto, evite, evita, eviten, evitar, evito, evitarl*, evitando, evites, deje de, deja de, dejen de, dejar de, dejo de, dejaron de, dejan de, dejado de, dejando de, dejes de, le falta, les falta, me falta, te falta, nos falta, le faltan, le faltaba, falta de, por falta, falta el, falta la, falta un, falta una, falta algo, faltan, imposible*, incapaz, incapaces, dudo, dudamos, duda que, dudar, dudan, dudoso, apenas, rara vez, raras veces, pocas veces, raramente, dificilmente, se niega, se niegan, se nego, niega a, rehus*, prohib*, impid*, imped*, en vez de, en lugar de, carec*, absteng*, absten*, insuficiente*, incorrect*, insegur*, innecesari*, desconocid*, inutil*, inestable*, inoperant*, omita, omitir, omitio, ignor*, poco probable, improbable, intact*",
    weak: "termine con, terminamos con, se acab*, muert*, murio, murieron, mal, malo, mala, malos, malas, equivocad*, apag*, desconect*, desenchuf*, recuerd*, acuerd*, olvid*, agot*, detien*, deten*, detuv*, paro, falla, fallan, fallo, fallaron, fallar, falt*, bloquead*, trabad*, irregular, fregad*, basura, chatarra, silencios*, calla, callan, callad*, callo, pierd*, perd*, lejos de, lejos, alej*, dej* asi, dej* en paz, dej* quiet*, dej* tranquil*, apart*, fuera",
    maybe:
      "no importa, no solo, no solamente, o no, por que no, como no, no sera, no seran, no seria, no habra, no tendra, no estara, no podria ser, no puede ser que, no creen que, no crees que, no cree que, no tendran, no tendras, no sea que, no vaya a ser, no vaya a, nada mas, no mas, no obstante, no creeria, no creerian, no lo creeria, no va a creer, no vas a creer, sin problema, sin problemas, sin ningun problema, sin bronca, sin broncas, sin dificultad, sin esfuerzo, sin novedad, sin lio, sin lios, sin pena",
    none: "hasta que no, hasta no, no cabe duda, no hay duda, no tengo duda, sin duda, sin duda alguna, sin lugar a dudas, sin embargo, de nada, no se preocupe, no se preocupen, no te preocupes, no hay problema, ningun problema, ni modo, hace falta, hacen falta, sin falta, que falta, no tengo idea, ni idea, no tengo ni idea, ninguna idea, no hay de que, un dia si y un dia no, dia si dia no, si y no, si o no, nada mas que, verdad que no, ya no aguanto",
  },
};

import type { Language } from "#app/values/language.ts";

/**
 * How each language says that work is done, and that it is still to be done. Texts are folded, an
 * accent of a last syllable is a mark behind it: "cambió" is `cambio´` and done, "cambio" may be a
 * noun.
 */
type WorkWords = {
  done: RegExp;
  /** Said of the past, and of what comes: "cambiamos" is either. */
  doneOrNow: RegExp;
  toDo: RegExp;
  /** When work is to be done. */
  later: RegExp;
  /** A clause that forbids says neither. */
  forbids: RegExp;
};

const english = {
  /** Stems of verbs for work that shops do; "ed" follows. */
  deeds:
    "replac|chang|install|reinstall|rotat|repair|fix|order|clean|adjust|test|check|inspect|flush|fill|refill|topp|clear|eras|programm|weld|mount|balanc|align|swapp|turn|resurfac|machin|remov|diagnos|scann|perform|complet|finish|deliver|dropp|call|tow|approv|authoriz|torqu|tighten|loosen|lubricat|greas|recharg|seal|patch|plugg|overhaul|wash|servic|verif|verifi|connect|disconnect|drain|add|updat|calibrat|return|refund|quot|shipp|receiv|schedul|notifi|notify|inform|unplugg|arriv|pick|print|sign|transferr|rebalanc|recalibrat",
  verbs:
    "replace|change|install|reinstall|rotate|repair|fix|order|clean|adjust|test|check|inspect|flush|fill|refill|top|bleed|clear|erase|reset|program|weld|mount|balance|align|swap|turn|resurface|machine|remove|diagnose|scan|perform|complete|finish|deliver|approve|authorize|torque|tighten|loosen|lubricate|grease|charge|recharge|patch|plug|rebuild|overhaul|wash|verify|connect|disconnect|drain|add|update|calibrate|set|return|refund|pay|send|get|put|make|do|take|drive|bring|wait|call|use|schedule|book",
};

const spanish = {
  deeds:
    "cambi|reemplaz|remplaz|instal|reinstal|rot|repar|arregl|orden|limpi|ajust|prob|revis|inspeccion|lav|llen|rellen|purg|borr|resete|reinici|program|sold|mont|balance|aline|rectific|quit|retir|diagnostic|escane|manej|complet|termin|entreg|llam|remolc|aprob|autoriz|apret|afloj|lubric|engras|recarg|sell|parch|reconstru|verific|conect|desconect|dren|agreg|actualiz|calibr|reembols|pag|cotiz|envi|recib|lleg|agend|avis|mand|compr|sac|sustituy|restaur|pint|levant",
  /** Without those that end in "e" as a past: "puse". */
  commands:
    "cambi|reemplac|remplac|instal|reinstal|rot|repar|arregl|orden|limpi|ajust|prueb|revis|inspeccion|lav|llen|rellen|purgu|borr|resete|reinici|program|sueld|mont|balance|aline|rectifiqu|quit|retir|diagnostiqu|escane|manej|complet|termin|entregu|llam|remolqu|aprueb|autoric|apriet|afloj|lubriqu|engras|recargu|sell|parch|verifiqu|conect|desconect|dren|agregu|actualic|calibr|pagu|cotic|envi|avis|mand|compr|us",
};

const accent = "(?![\\p{L}´])";

export const workWords: Record<Language, WorkWords> = {
  en: {
    done: new RegExp(
      `\\b(?:already|(?:was|were|has been|have been) (?:just |already )?\\w+ed|(?:re)?(?:${english.deeds})ed|done|did|drove|brought|bought|(?<!^|[.;:] )put (?:in|on|a|new|the|an)|took (?:it|the|out|off)|got (?:new|a|an|the|his|her|it)|came in|gave|(?:is|are|already) (?:now )?(?:ready|fixed)|bled|sent|paid|made|has been|have been|ha[sd] just|(?<!^)just (?:got|had|did)|went (?:out|ahead))\\b`,
      "u",
    ),
    doneOrNow: /^$/,
    toDo: new RegExp(
      `\\b(?:needs?|needing|has to|have to|must|should|will|shall|going to|gonna|(?<!sent (?:out |off |in )?)to be|to do|due|needed|pending|recommend\\w*|suggest\\w*|wants? (?:us|me|it|the|his|her|new|a)|yet to|remains to|hasnt|havent|have not|has not|not yet|isnt \\w+ yet|arent \\w+ yet|not (?:been )?\\w+ yet|not done|about to|left to|awaiting|waiting (?:on|for)|overdue|required?|requires|on back order|plan(?:s|ning)? to|can you|could you|would you|lets|still (?:to|needs?|has|have)|next (?:visit|week|month|time|year)|tomorrow)\\b|(?:^|[.;:,] |(?<!\\bdrain )and (?!(?<=ed (?:it |them )?and )put )|then |please )(?!(?<!(?:then|please) )put (?:in|on|a|new|an) )(?:${english.verbs})(?= (?!drive\\b))`,
      "u",
    ),
    later: /\b(?:tomorrow|next|later)\b/,
    forbids: /^(?:please )?(?:do not|dont|never|not to)\b/,
  },
  es: {
    done: new RegExp(
      `\\bya(?! no\\b| que\\b| mero\\b| casi\\b| va\\b| van\\b| merito\\b| toca\\b| tocan\\b| es hora\\b)${accent}|\\b(?:(?:${spanish.deeds})(?:o´|aron|ieron|io´|e´|i´|aste|ad[oa]s?|id[oa]s?)|se (?:le |les |lo |la )?(?:${spanish.deeds})o|se (?:le |les )?(?:hizo|puso|pidio|pusieron|hicieron|pidieron)|puso|puse|pusimos|pusieron|pedi´|pidio´|pedimos|pidieron|hizo|hice|hicimos|hicieron|hech[oa]s?|puest[oa]s? (?:nuev|el|la|los)|trajo|traje|trajeron|quedaron|quedo´|se hizo|dimos|vino|acab\\w+ de|(?:esta|estan|quedo|qued[oa]ron) list[oa]s?|queda(?:n)? (?:listo|pagad|aprobad|autorizad|resuelt)\\w*)${accent}`,
      "u",
    ),
    doneOrNow: new RegExp(
      `^(?:ya |y |nosotros )?(?:(?:le|les|se|lo|la) )?(?:${spanish.deeds})(?:amos|imos)${accent}(?!.*\\b(?:cuando|en cuanto|si)\\b)`,
      "u",
    ),
    toDo: new RegExp(
      `\\b(?:hay que|habra que|faltan?|faltaria|necesitan?|ocupan?|requieren?|requiere|se va a|se van a|vamos a|voy a|va a|van a|pendientes?|por (?:${spanish.deeds}|hac|pon|ped)[aei]r|debe|deben|deberia|deberian|tienen? que|toca|tocan|recomend\\w+|recomiend\\w+|sugier\\w+|suger\\w+|quieren? (?:que|cambiar|hacer|el|la|un)|todavia no|aun no|no se ha|no se han|no lo hemos|no la hemos|sin (?:${spanish.deeds}|hac|pon|ped)[aei]r|favor de|en espera|esperando|(?:${spanish.deeds})(?:ar|er|ir)(?:a´|e´|emos|an´|a|e|an)|pondran?´?|pondremos|hara´?|haremos|estaran?´?|quedara´?|quedaran´?|traera´?|vendra´?|tendra´?|la proxima|el proximo|(?<!(?:esta|la|las|por|en) )manana)${accent}|(?:^|[.;:,] |y |favor )(?:(?:${spanish.deeds})[aei]r(?:l[oa]s?|le)?|poner|hacer|pedir|traer|(?:${spanish.commands})en?(?:l[oa]s?|le)?|traiga(?:l[oa]s?)?|ponga(?:l[oa]s?|le)?|haga(?:l[oa]s?)?|pida(?:l[oa]s?)?|lleve(?:l[oa])?|deje(?:l[oa])?)(?= )`,
      "u",
    ),
    later: /\b(?:manana(?! siguiente)|proxim[oa]|que viene|luego|al rato)\b/,
    forbids:
      /^(?:por favor )?(?:no|nunca) (?:(?:se|lo|la|le|los|las) )*\p{L}+(?:e|a|en|an)(?:l[oa])?(?!\p{L})/u,
  },
};

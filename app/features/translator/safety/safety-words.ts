import { fold } from "#app/values/fold.ts";
import type { Language } from "#app/values/language.ts";

/**
 * Words that warn, or that name what injures people, folded. A part alone ("brake pads") is not
 * among them: what fails is. It rather finds too much than too little.
 */
const safetyWords: Record<Language, RegExp> = {
  en: new RegExp(
    [
      String.raw`\b(?:danger|hazard|warn|caution|careful|safe|unsafe|fatal|deadly|kill|injur|death|emergenc|recall)`,
      String.raw`\b(?:fire|flame|flamm|explo|burn|scald|spark|shock|electrocut|toxic|poison|carbon monoxide|fumes)`,
      String.raw`\b(?:air ?bags?|srs|pretensioners?|squib|seat ?belts?|clock ?spring)\b`,
      String.raw`\b(?:high[ -]voltage|hv|hybrid|orange (?:cable|wire|connector)s?|service plug|service disconnect)\b`,
      String.raw`\b(?:fuel|gas(?:oline)?|diesel|lpg|cng|propane)\b.*\b(?:leak|smell|odor|spill|spray|drip|vapou?r)|\b(?:leak|smell|odor|spill|spray|drip)\w*\b.*\b(?:fuel|gas(?:oline)?|diesel|lpg|cng|propane)\b`,
      String.raw`\b(?:jacks?|jacking|jack stands?|lift(?:ed|ing)?|raised|hoist)\b`,
      String.raw`\b(?:hot|boiling|pressuri[sz]ed)\b.*\b(?:coolant|radiator|cap|reservoir|exhaust)|\b(?:coolant|radiator|cap|reservoir)\b.*\b(?:hot|boiling|pressure)\b`,
      String.raw`\bbrak\w*\b.*\b(?:fail\w*|los[st]\w*|no|not|soft|spong\w+|floor|metal|leak\w*|seiz\w*|crack\w*|gone|without|weak\w*)\b|\b(?:no|lost|los[se]|loss of|fail\w*|without|weak|worn|cracked|leaking|metal)\b.*\bbrak`,
      String.raw`\bsteering\b.*\b(?:fail\w*|los[st]\w*|lock\w*|loose|play|broken|separat\w*)\b|\b(?:loose|loss of|lost|no|broken)\b.*\bsteering\b`,
      String.raw`\b(?:do not|don['’]?t|never|not be|must not|should not|cannot|stop|no)\b.*\b(?:driv|start|operat|mov|tow|open|touch|disconnect|unplug|use)`,
      String.raw`\b(?:tow(?:ed|ing)?|ball joint|tie rod)\b.*\b(?:separat\w*|broken?|loose|only|shop)\b|\bwheels?\b.*\b(?:fall|come|came|fly|loose|off)\b`,
      String.raw`\b(?:bald|cords?|bulge|blow ?out|unroadworthy|roll(?:s|ed|ing)? ?away|tow(?:ed|ing)?|chocks?|smok(?:e|ing) near|watch out)\b`,
      String.raw`\bengine (?:off|on|running|is running)\b|\brunning engine\b|\bbrake (?:line|hose)s?\b.*\brust|\brust\w*\b.*\bbrake (?:line|hose)|\beye protection\b|\bsafety glasses\b|\bgloves\b|\bhands away\b|\bskin\b|\boutdoors\b|\bexhaust gas`,
      String.raw`\b(?:fuel|cooling system|oil|refrigerant|line)\b.*\bpressure\b.*|\b(?:brake fluid|brake line|brake hose|caliper)\b.*\bleak|\bstopping distance\b|\bbraking distance\b`,
      String.raw`\bcool(?:s)? down\b|\b(?:wheel|lug) nuts?\b|\bwheel\b.*\boff\b|\bcoil spring under\b`,
    ].join("|"),
  ),
  es: new RegExp(
    [
      String.raw`\b(?:peligr|riesg|advert|cuidad[oa]\b|precauci|ojo\b|atencion\b|segur|insegur|mortal|lesion|herid|muerte|emergencia|recall|campana de)`,
      String.raw`\b(?:fuego|llama\b|llamas\b|incendi|inflama|explo[ts]|quem[aoe]|arde|chispa|descarga electrica|electrocut|toxic|monoxido|gases)`,
      String.raw`\b(?:bolsas? de aire|airbags?|srs|pretensor|cinturon|cinturones|cinto|resorte de reloj)`,
      String.raw`\b(?:alt[oa] (?:voltaje|tension)|hibrid|(?:cable|conector)(?:es|s)? naranja|desconector de servicio|tapon de servicio)`,
      String.raw`\b(?:combustible|gasolina|nafta|bencina|diesel|gasoil|glp|gnv|gas)\b.*\b(?:fug|olor|huele|derram|gote|chorr|pierd|tira|vapor)|\b(?:fug|olor|huele|derram|gote|chorr|perdida|pierd|tira)\w*\b.*\b(?:combustible|gasolina|nafta|bencina|diesel|gasoil|glp|gnv|gas)\b`,
      String.raw`\b(?:gatos?|criques?|criquet|elevador|rampa|torres?|caballetes|levant|elev|izad)`,
      String.raw`\b(?:calient|hirv|a presion)\w*\b.*\b(?:refrigerante|anticongelante|radiador|tapa|tapon|deposito|escape)|\b(?:refrigerante|anticongelante|radiador|tapa|tapon|deposito)\b.*\b(?:calient|hirv|hirviendo|presion)`,
      String.raw`\bfren\w*\b.*\b(?:fall\w*|perd\w*|pierd\w*|no|sin|esponj\w*|fondo|metal|fuga\w*|peg\w*|trab\w*|fisur\w*|roto|rota|debil\w*)\b|\b(?:sin|no|perdida de|fall\w*|pierd\w*|poco|gastad\w*|metal)\b.*\b(?:fren|brecas)`,
      String.raw`\bdireccion\b.*\b(?:fall\w*|perd\w*|pierd\w*|trab\w*|bloque\w*|floj\w*|juego|rot[oa])\b|\b(?:sin|perdida de|floj\w*)\b.*\bdireccion\b`,
      String.raw`\b(?:no|nunca|jamas|evite|deje de|prohibido)\b.*\b(?:manej|conduz|conduc|circul|arran|encien|prend|muev|mov|abr|toqu|toc|desconect|us[ea]|operar)`,
      String.raw`\b(?:grua|remolque|remolcar|rotula|terminal de direccion)\b.*\b(?:rot[oa]|suelt[oa]|floj[oa]|zaf\w*|solo|taller)\b|\b(?:rueda|llanta|neumatico|goma)s?\b.*\b(?:sal[egi]\w*|solt\w*|suelt\w*|zaf\w*|lis[ao]s?|cuerdas|revent\w*|bola)\b`,
      String.raw`\b(?:se rueda|rodar|rueda) (?:solo|sola)\b|\bgrua\b|\bcalce|\bcuñas?\b|\bmat(?:a|ar|an)\b|\bno fume|\bprohibido fumar|\baguas con\b`,
      String.raw`\bmotor (?:apagado|en marcha|prendido|encendido|andando)\b|\b(?:lineas?|tubos?|mangueras?) de frenos?\b.*\b(?:oxid|perforad|picad)|\b(?:proteccion|lentes|gafas|guantes)\b|\bmanos (?:lejos|alejadas)|\bpiel\b|\baire libre\b`,
      String.raw`\bpresion\b.*\b(?:combustible|enfriamiento|refrigeracion|aceite|linea)|\b(?:enfriamiento|refrigeracion|combustible|aceite|linea)\b.*\bpresion\b|\b(?:liquido de frenos|mordaza|caliper|tuberia de freno|manguera de freno)\b.*\b(?:fug|pierd|tira)|\bfug\w*\b.*\bliquido de frenos|\bdistancia de frenado\b`,
      String.raw`\bdeje (?:enfriar|que)|\btuercas? de (?:las )?(?:rueda|llanta)|\brueda\b.*\b(?:desprend|salir)|\bresorte comprimido\b`,
    ].join("|"),
  ),
};

/**
 * Whether a text warns of a danger or mentions one. A machine's translation of such a text is never
 * accepted in bulk and never goes to a customer before a person has read it.
 */
export const hasSafetyWord = (text: string, language: Language): boolean =>
  safetyWords[language].test(fold(text));

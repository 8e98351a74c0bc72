import type { Language } from "#app/values/language.ts";

const opening =
  "^[¿¡\\s\"'“«(]*(?:(?:hey|hi|hello|so|ok|and|but|please|guys|hola|oye|oiga|oigan|disculpe|buenas|y|pero|entonces|ey)[, ]+)*";
const begins = (words: string) => new RegExp(`${opening}(?:${words})`, "u");

const subject =
  "(?:i|you|u|he|she|it|we|they|there|any\\w*|yall|my|your|ur|his|her|our|their|this|that|these|those|the)";

/** First words of questions, with or without a question mark; folded except for accents. */
export const asking: Record<Language, RegExp> = {
  en: begins(
    `(?:can|could|may|would|should|is|are|was|were|will) ${subject}(?! same) |do (?:i|you|u|they|we|any\\w*|yall|the \\w+ \\w+) |(?:does|did) (?:i|you|u|he|she|it|we|they|any\\w*|yall|this|that|(?:the|my|your|ur) \\w+(?: \\w+)? \\p{L}+(?<!s)\\b) ?|(?:has|have) (?:i|you|u|he|she|it|we|they|any\\w*) |(?:isnt|arent|doesnt|dont|didnt|cant|wont|shouldnt|wouldnt) (?:i|you|u|he|she|it|we|they|there|the|that|this) \\p{L}+.*|how (?:much|many|long|often|far|soon|do|does|did|is|are|can|come|bad)|what(?: \\p{L}+){0,2} (?:is|are|was|do|does|did|should|can|would|could|will|goes|fits)\\b|whats |where (?:is|are|do|does|did|can|should)\\b|wheres |why (?:is|are|do|does|did|would|wont|cant)\\b|who (?:is|can|has|does|did|do|made|took|sells|owns|owes|pays|brings)\\b|which(?: \\p{L}+){0,2} (?:is|are|do|does|did|should|can|goes|has|fits|one)|when (?:is|are|will|can|do|does|did|should|would)\\b|any(?:one|body) (?:know|have|got|tried|can|else|sell|see|ever|here)|r u |will (?:a|an|my|the) \\p{L}+(?: \\p{L}+)? \\p{L}+(?<!ed)$|u guys |u have |got any |you (?:got|guys|have) any |anyone \\p{L}+ |hows |any (?:idea|chance|way|luck|discount)|is it |are we |need anything`,
  ),
  es: begins(
    `(?:de |a |en |con |para |por )?(?:qué|cuál(?:es)?|quién(?:es)?|cuánt[oa]s?|dónde|cuándo|cómo)(?! (?:bueno|lástima|suerte|bien))|cuant[oa]s? (?:sale|cuesta|cobra|es|vale|tarda|dura|lleva|por|me|falta|aceite|ocupa|necesita|quiere|le|seria|hay|tiempo)|cual(?:es)? (?!quier)|quien (?:tiene|sabe|vende|puede|trae|paga|pone|me)|(?:de|a|en|con|por|para) que (?:lado|hora|dia|tamano|tamaño|marca|medida|color|ano|año|parte)|que (?:aceite|tamano|tamaño|medida|marca|tipo|bateria|batería|tanto|tan|hora|lado|llanta|bujia|bujía|pieza|es|será|sera|pasa|le pasa|tiene|hago|puede|significa|precio|carro)|por que (?:no|se|me|le|hace|esta|está|suena|huele|tira)|donde (?:esta|está|queda|va|compro|consigo|estan|están|puedo|hay)|alguien (?:sabe|tiene|conoce|puede|ha|vende|me|que|trae|quiere)|alguno (?:sabe|tiene)|(?:me |nos )?puedo |(?:me|nos) (?:puede[ns]?|podria[ns]?|pueden|hace[ns]?|da[ns]?|vende[ns]?) |puedes |podrían |podrian |acepta[ns] |aceptan |abren |venden |reciben |trabajan |manejan |atienden |se puede(?! no) |se podra |se podrá |tendrá[ns]? |tendran |sab[eé]s? (?:de|si|donde|dónde|que|qué|como|cómo)|saben (?:de|si|donde|dónde|que|qué|como|cómo)|sirve un[oa]? |tiene arreglo|hay (?:manera|forma|modo|chance|alguien|descuento|alguna?|garantia|garantía)|hay \\p{L}+ (?:para|de) (?:un |una |mi |el |la )?\\p{L}+$|ya (?:qued[oó]|est[aá]|lleg[oó]) (?:mi|lista? mi|listo mi|la pieza|el carro)|est[aá] list[oa] (?:mi|el|la)|tienen \\p{L}+|todavia tienen|qué tan `,
  ),
};

/** First words of questions or of statements. */
export const maybe: Record<Language, RegExp> = {
  en: begins(
    "(?:do|does|did|is|are|was|were|can|could|will|would|should|has|have|may|what|which|when|where|who|why|how|any\\w*|some\\w*|got|isnt|arent|doesnt|dont|didnt|cant|wont|need|u|r|you|hows|whats)\\b",
  ),
  es: begins(
    "(?:que|cual\\p{L}*|quien\\p{L}*|cuant\\p{L}*|donde|cuando|como|hay|esta[ns]?|ya|sera|es|son|tiene[ns]?|puede[ns]?|se|me|nos|le|les|va[ns]?|da[ns]?|hacen|cobran|alguien|algun\\p{L}*|a|de|en|con|por|para|tendran|necesita[ns]?|todavia|aun|sirve[ns]?|trae[ns]?|lleva[ns]?|deb\\p{L}+|habra|\\p{L}+[ae]n)\\b",
  ),
};

/** The words of questions, accents or none. */
export const questionWords: Record<Language, RegExp> = {
  en: begins("what|which|when|where|who|why|how|does|do|did|can|could|is it|any(?:one|body)?"),
  es: begins("que|cual|quien|cuant|donde|cuando|como|por que|alguien|(?:de|a|en|con) que"),
};

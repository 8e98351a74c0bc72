/**
 * Stands in for the model that listens. It does not, and says so, in the words of a speaker whose
 * figures and codes are to become figures and codes.
 */
export function listen(input: Record<string, unknown>): unknown {
  const text = sentences[String(input.language)] ?? sentences.en!;
  return { text, segments: [{ text, avg_logprob: -0.2, no_speech_prob: 0.01 }] };
}

const sentences: Record<string, string> = {
  en: "Sample sentence, the demo hears nothing: code P oh four twenty, battery at twelve point six volts, two fifty an hour, a hundred and twenty thousand miles.",
  es: "Frase de muestra, la demostración no oye nada: código P cero cuatro veinte, batería en doce punto seis voltios, dos cincuenta la hora, ciento veinte mil kilómetros.",
};

/** A short post of the forum in each language. */
export const post = {
  en: "The engine cranks but does not start when it is cold. The battery is new. Has anybody seen this before?",
  es: "El motor gira pero no arranca cuando está frío. La batería es nueva. ¿Alguien ha visto esto antes?",
} as const;

const sentences = [
  "The customer says that the car shakes at idle and that the shaking goes away on the road.",
  "I checked the vacuum hoses first and found none that was cracked or loose.",
  "The spark plugs are clean and the coils swap without any change.",
  "Fuel pressure holds after the key is off, so the pump and the regulator look fine.",
  "The engine mounts are original and the lower one feels soft when I pry on it.",
  "Compression is even on all of the cylinders, both cold and warm.",
  "When I unplug the mass air flow sensor the idle becomes a little smoother.",
  "The scan tool shows long term fuel trim slightly high at idle and normal at speed.",
];

/** A post of just under 10,000 characters, in paragraphs, as the longest that the forum takes. */
export const longPost = Array.from({ length: 40 }, (_, at) => paragraph(at))
  .join("\n\n")
  .slice(0, 9_990)
  .replace(/[^.]*$/, "");

function paragraph(at: number): string {
  return [0, 1, 2].map((step) => sentences[(at * 3 + step) % sentences.length]).join(" ");
}

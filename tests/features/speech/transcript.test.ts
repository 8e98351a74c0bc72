import { expect, test } from "vitest";
import { readTranscript } from "#app/features/speech/server/transcript.ts";

const segment = (text: string, sure = -0.2, silent = 0.01) => ({
  text,
  avg_logprob: sure,
  no_speech_prob: silent,
  compression_ratio: 1.2,
});
const answer = (...segments: ReturnType<typeof segment>[]) => ({
  text: segments.map(({ text }) => text).join(""),
  segments,
});

test("Reads an answer, its doubts and where they are", () => {
  const read = readTranscript(answer(segment(" No carga."), segment(" Da 12 V.", -0.8)), "");
  expect(read).toEqual({
    text: "No carga. Da 12 V.",
    unsure: [{ start: 10, end: 18, everything: false }],
  });
  const [bad] = readTranscript(answer(segment(" Ruido", -0.3, 0.9)), "")!.unsure;
  expect(bad).toEqual({ start: 0, end: 5, everything: true });
});

test("What models write into silence is left out, and the hint said back", () => {
  for (const text of [
    "Thanks for watching!",
    " Gracias por ver el video.",
    "[Música]",
    "♪♪",
    " Thank you.",
  ])
    expect(readTranscript(answer(segment(text)), "")?.text).toBe("");
  expect(
    readTranscript({ text: "head gasket, timing belt" }, "x head gasket, timing belt.")?.text,
  ).toBe("");
  const said = answer(segment(" Fuga en la junta."), segment(" Subtítulos por la comunidad."));
  expect(readTranscript(said, "")?.text).toBe("Fuga en la junta.");
});

test("An answer in another shape is read or is none", () => {
  expect(readTranscript({ result: { text: "Yes" } }, "")?.text).toBe("Yes");
  expect(readTranscript({ text: "Yes", segments: [null, { text: 3 }] }, "")?.text).toBe("Yes");
  for (const odd of [null, undefined, "text", {}, { text: 4 }])
    expect(readTranscript(odd, "")).toBeUndefined();
});

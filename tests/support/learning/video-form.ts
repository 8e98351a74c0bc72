import { v7 as newId } from "uuid";

/** The smallest file that is a PDF to us, `size` bytes long. */
export const pdfBytes = (size = 600): Uint8Array<ArrayBuffer> => {
  const [begin, end] = ["%PDF-1.7\n", "\n%%EOF\n"].map((text) =>
    new TextEncoder().encode(text),
  ) as [Uint8Array, Uint8Array];
  const bytes = new Uint8Array(size).fill(0x20);
  bytes.set(begin);
  bytes.set(end, size - end.length);
  return bytes;
};

/** A video as a browser posts its form; a handout may come with it. */
export function videoFormData(
  overrides: Record<string, string> = {},
  handout?: { bytes: Uint8Array<ArrayBuffer>; name?: string; type?: string },
): FormData {
  const form = new FormData();
  const fields = {
    id: newId(),
    title: "Changing brake pads",
    description: "Front axle, floating caliper.",
    url: "https://youtu.be/dQw4w9WgXcQ",
    category: "brakes",
    difficulty: "beginner",
    language: "en",
    minutes: "12",
    ...overrides,
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const {
    bytes,
    name = "handout.pdf",
    type = "application/pdf",
  } = handout ?? { bytes: new Uint8Array(), name: "" };
  form.set("handout", new File([bytes], name, { type }));
  return form;
}

let given = 0;
/** An id of YouTube's that no test has used. */
export const freshYoutubeId = (): string => `fresh${String(++given).padStart(6, "0")}`;

/** Source numbers by code, from the system message: `[1] P0301: …`. */
export const citations = (system: string) =>
  new Map(
    [...system.matchAll(/^\[(\d+)\] ([PBCU][0-3][0-9A-F]{3})\b/gm)].map(([, n, code]) => [
      code!,
      Number(n),
    ]),
  );

export type Other = { n: number; kind: "topic" | "video"; title: string };

/** Topics and videos among the sources: `[4] Forum: …`. */
export const found = (system: string): Other[] =>
  [...system.matchAll(/^\[(\d+)\] (Forum|Foro|Video): (.+)$/gm)].map(([, n, kind, title]) => ({
    n: Number(n),
    kind: kind === "Video" ? "video" : "topic",
    title: title!,
  }));

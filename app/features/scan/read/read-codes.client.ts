import type { Box } from "#app/features/assistant/photo/grey.ts";

/** A bar code, and where it is in the picture. */
type Code = { text: string; box: Box };
type Answer = string | { text: string; corners: { x: number; y: number }[] }[];

let worker: Worker | undefined;

/** Reads all bar codes of a picture. @throws if the reader is missing or fails, or at `stop` */
export async function readCodes(picture: ImageData, stop: AbortSignal): Promise<Code[]> {
  worker ??= new Worker(new URL("./codes.worker.ts", import.meta.url), { type: "module" });
  const asked = worker;
  stop.addEventListener("abort", closeCodeReader, { once: true });
  try {
    const answer = await new Promise<Answer>((resolve, reject) => {
      asked.onmessage = ({ data }: MessageEvent<Answer>) => resolve(data);
      asked.onerror = ({ message }) => reject(new Error(message || "The worker did not start"));
      stop.addEventListener("abort", () => reject(stop.reason), { once: true });
      asked.postMessage(picture);
    });
    if (typeof answer === "string") throw new Error(answer);
    return answer.map(({ text, corners }) => ({ text, box: boxOf(corners) }));
  } catch (error) {
    closeCodeReader();
    throw error;
  } finally {
    stop.removeEventListener("abort", closeCodeReader);
  }
}

export function closeCodeReader(): void {
  worker?.terminate();
  worker = undefined;
}

const boxOf = (corners: readonly { x: number; y: number }[]): Box => ({
  left: Math.min(...corners.map(({ x }) => x)),
  top: Math.min(...corners.map(({ y }) => y)),
  right: Math.max(...corners.map(({ x }) => x)),
  bottom: Math.max(...corners.map(({ y }) => y)),
});

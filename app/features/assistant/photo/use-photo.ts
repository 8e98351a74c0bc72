import { useCallback, useEffect, useRef, useState } from "react";
import { fileProblem, type PhotoProblem } from "./file-check.ts";
import type { PhotoReading } from "./reading.ts";
import { type Step, shareOf } from "./step.ts";

type PhotoState =
  | { kind: "idle" }
  | { kind: "busy"; step: Step; share: number }
  | { kind: "problem"; problem: PhotoProblem };

/** Reads photos one at a time. The reader is downloaded with the first and closed with the page. */
export function usePhoto(
  onRead: (reading: PhotoReading) => void,
  onBusy?: (busy: boolean) => void,
) {
  const [state, setState] = useState<PhotoState>({ kind: "idle" });
  const running = useRef<AbortController>(undefined);
  const reader = useRef<typeof import("./read-photo.client.ts")>(undefined);

  const end = useCallback(
    (next: PhotoState) => {
      running.current = undefined;
      setState(next);
      onBusy?.(false);
    },
    [onBusy],
  );

  const cancel = useCallback(() => {
    running.current?.abort();
    end({ kind: "idle" });
  }, [end]);

  const read = async (file: File) => {
    const problem = fileProblem(file);
    if (problem) return setState({ kind: "problem", problem });
    const work = new AbortController();
    running.current = work;
    const onProgress = (step: Step, done: number) =>
      !work.signal.aborted && setState({ kind: "busy", step, share: shareOf(step, done) });
    onProgress("open", 0);
    onBusy?.(true);
    try {
      reader.current ??= await import("./read-photo.client.ts");
      const found = await reader.current.readPhoto(file, onProgress, work.signal);
      if (work.signal.aborted) return;
      if ("problem" in found) return end({ kind: "problem", problem: found.problem });
      end(found.text ? { kind: "idle" } : { kind: "problem", problem: "blank" });
      onRead(found);
    } catch (error) {
      if (work.signal.aborted) return;
      work.abort(); // Stops its other downloads.
      console.warn("The photo could not be read", error);
      end({ kind: "problem", problem: "failed" });
    }
  };

  useEffect(
    () => () => {
      running.current?.abort();
      reader.current?.closeReader();
    },
    [],
  );
  return { state, read, cancel };
}

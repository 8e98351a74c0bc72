import { useEffect, useRef, useState } from "react";
import { fileProblem, type PhotoProblem } from "#app/features/assistant/photo/file-check.ts";
import { PhotoProgress } from "#app/features/assistant/photo/photo-progress.tsx";
import { type Step, shareOf } from "#app/features/assistant/photo/step.ts";
import type { FieldReading, ScanKind, UseReading } from "#app/features/scan/field-reading.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useWords } from "#app/ui/words.ts";
import { FieldFound } from "./field-found.tsx";

type Props = { file: File; kind: ScanKind; use: UseReading; onClose: () => void };
type State =
  | { kind: "busy"; step: Step; share: number }
  | { kind: "problem"; problem: PhotoProblem }
  | { kind: "read"; readings: FieldReading[] };

/** Reads a photo, and shows what it says beside the part of the picture that says it. */
export function ScanResult({ file, kind, use, onClose }: Props) {
  const { t } = useWords();
  const [state, setState] = useState<State>({ kind: "busy", step: "open", share: 0 });
  const latest = useRef(use);
  latest.current = use;

  useEffect(() => {
    const work = new AbortController();
    const onProgress = (step: Step, done: number) =>
      !work.signal.aborted && setState({ kind: "busy", step, share: shareOf(step, done) });
    read(file, kind, onProgress, work.signal).then(
      (next) => {
        if (work.signal.aborted) return;
        setState(next);
        if (next.kind !== "read") return;
        for (const { field, values, isProved } of next.readings)
          if (isProved) latest.current(field, values[0]!);
      },
      (error: unknown) => {
        if (work.signal.aborted) return;
        console.warn("The photo could not be read", error);
        setState({ kind: "problem", problem: "failed" });
      },
    );
    return () => work.abort();
  }, [file, kind]);

  if (state.kind === "busy")
    return <PhotoProgress step={state.step} share={state.share} onCancel={onClose} />;
  return (
    <div className="grid gap-3" role="status">
      {state.kind === "problem" && (
        <Notice kind="error">{t(`photo:problem.${state.problem}`)}</Notice>
      )}
      {state.kind === "read" && state.readings.length === 0 && (
        <Notice kind="info">{t(`scan:none.${kind}`)}</Notice>
      )}
      {state.kind === "read" &&
        state.readings.map((found) => <FieldFound key={found.field} found={found} use={use} />)}
      <Button kind="quiet" className="justify-self-start" onClick={onClose}>
        {t("scan:close")}
      </Button>
    </div>
  );
}

async function read(
  file: File,
  kind: ScanKind,
  onProgress: (step: Step, done: number) => void,
  stop: AbortSignal,
): Promise<State> {
  const problem = fileProblem(file);
  if (problem) return { kind: "problem", problem };
  const { readScan } = await import("#app/features/scan/read/read-scan.client.ts");
  const found = await readScan(file, kind, { onProgress, stop });
  return typeof found === "string"
    ? { kind: "problem", problem: found }
    : { kind: "read", readings: found };
}

import { useEffect, useRef, useState } from "react";
import { fileProblem, type PhotoProblem } from "#app/features/assistant/photo/file-check.ts";
import { type Grey, pixelsIn } from "#app/features/assistant/photo/grey.ts";
import { PhotoProgress } from "#app/features/assistant/photo/photo-progress.tsx";
import { type Step, shareOf } from "#app/features/assistant/photo/step.ts";
import type { FieldReading, ScanKind, UseReading } from "#app/features/scan/field-reading.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useWords } from "#app/ui/words.ts";

type Props = { file: File; kind: ScanKind; use: UseReading; onClose: () => void };
type State =
  | { kind: "busy"; step: Step; share: number }
  | { kind: "problem"; problem: PhotoProblem }
  | { kind: "read"; readings: FieldReading[] };

/** Reads a photo, and shows each value next to its part of the picture. */
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

/** Shows the reading of one field: filled in if it is proved, else to be confirmed. */
function FieldFound({ found, use }: { found: FieldReading; use: UseReading }) {
  const { t } = useWords();
  const { field, values, unit, isProved, picture } = found;
  const [used, setUsed] = useState(isProved ? values[0] : undefined);
  const name = t(`scan:fields.${field}`);
  return (
    <div className="box grid gap-2 p-3">
      <p className="label text-base text-ink-soft">{name}</p>
      {picture && <CutOut picture={picture} label={t("scan:cutOut", { field: name })} />}
      {isProved ? (
        <p className="wrap-anywhere">
          <strong className="figures text-lg">{values[0]}</strong>{" "}
          <span className="text-good">
            {t(field === "vin" ? "scan:proved" : "scan:provedByVin")}
          </span>
        </p>
      ) : (
        <>
          <p>{t(picture ? "scan:compare" : "scan:check")}</p>
          <div className="flex flex-wrap gap-2">
            {values.map((value) => (
              <Button
                key={value}
                aria-pressed={used === value}
                className="figures wrap-anywhere normal-case"
                onClick={() => {
                  use(field, value, unit);
                  setUsed(value);
                }}
              >
                {used === value && <span aria-hidden="true">✓ </span>}
                {t("scan:use", { value: unit ? `${value} ${unit}` : value })}
              </Button>
            ))}
          </div>
        </>
      )}
    </div>
  );
}

/** The part of a photo with a value. It is drawn here, and stays on this device. */
function CutOut({ picture, label }: { picture: Grey; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width, height } = picture;
  useEffect(() => {
    if (width > 0 && height > 0)
      canvas.current?.getContext("2d")?.putImageData(pixelsIn(picture), 0, 0);
  }, [picture, width, height]);
  return (
    <canvas
      ref={canvas}
      width={width}
      height={height}
      role="img"
      aria-label={label}
      className="h-auto max-h-40 max-w-full justify-self-start rounded-md border border-line"
    />
  );
}

import { useEffect, useRef, useState } from "react";
import { type Grey, pixelsIn } from "#app/features/assistant/photo/grey.ts";
import type { FieldReading, UseReading } from "#app/features/scan/field-reading.ts";
import { Button } from "#app/ui/button.tsx";
import { useWords } from "#app/ui/words.ts";

/** One field as it was read: filled in already where it is proved, else to be confirmed. */
export function FieldFound({ found, use }: { found: FieldReading; use: UseReading }) {
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

/** The part of a photo that says something. It is drawn here, and stays on this device. */
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

import { useEffect, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useWords } from "#app/ui/words.ts";
import { PhotoProgress } from "./photo-progress.tsx";
import type { PhotoReading } from "./reading.ts";
import { usePhoto } from "./use-photo.ts";

type Props = {
  /** Called with what was read; `CodeChips` confirms its codes. */
  onRead: (reading: PhotoReading) => void;
  /** Called when reading begins and ends. */
  onBusy?: (busy: boolean) => void;
  disabled?: boolean;
};

/**
 * Chooses a photo and reads it in the browser. For a row that wraps (`flex flex-wrap`): progress
 * and problems get a row of their own below.
 */
export function PhotoButton({ onRead, onBusy, disabled }: Props) {
  const { t } = useWords();
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const chooser = useRef<HTMLInputElement>(null);
  const { state, read, cancel } = usePhoto(onRead, onBusy);
  const busy = state.kind === "busy";
  return (
    <>
      <input
        ref={chooser}
        type="file"
        accept="image/*"
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = ""; // The same photo can be chosen again.
          if (file) read(file);
        }}
      />
      {/* Its place is kept: without JavaScript it never works. */}
      <Button
        disabled={disabled || busy}
        onClick={() => chooser.current?.click()}
        className={ready ? "" : "invisible"}
      >
        <CameraMark />
        {t("photo:choose")}
      </Button>
      {busy && <PhotoProgress step={state.step} share={state.share} onCancel={cancel} />}
      {state.kind === "problem" && (
        <Notice kind="error" className="order-last basis-full">
          {t(`photo:problem.${state.problem}`)}
        </Notice>
      )}
    </>
  );
}

function CameraMark() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className="size-5 shrink-0 fill-none stroke-current stroke-2"
    >
      <path d="M4 7h3l2-3h6l2 3h3v13H4z" strokeLinejoin="round" />
      <circle cx="12" cy="13" r="3.5" />
    </svg>
  );
}

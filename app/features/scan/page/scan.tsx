import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { type ScanKind, scanKinds, type UseReading } from "#app/features/scan/field-reading.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { useWords } from "#app/ui/words.ts";

// The readers and the result are loaded once a photo is taken.
const Result = lazy(async () => ({ default: (await import("./scan-result.tsx")).ScanResult }));

type Props = {
  kinds?: readonly ScanKind[];
  use: UseReading;
  /** Next to a search box there is only the icon, and the result is a row of its own. */
  isSmall?: boolean;
};

/**
 * Takes a photo and reads it on this device; nothing is uploaded. `use` receives proved values at
 * once, and all others when somebody has confirmed them. Hidden without JavaScript.
 */
export function Scan({ kinds = scanKinds, use, isSmall }: Props) {
  const { t } = useWords();
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const taken = useRef(0);
  const [shot, setShot] = useState<{ file: File; kind: ScanKind; number: number }>();
  const close = () => setShot(undefined);
  return (
    <>
      {/* Its place is kept. */}
      <fieldset className={isReady ? "" : "invisible noscript:hidden"}>
        <legend className={isSmall ? "sr-only" : "label mb-1 text-base text-ink-soft"}>
          {t("scan:label")}
        </legend>
        <div className="flex flex-wrap gap-2">
          {kinds.map((kind) => (
            <label
              key={kind}
              className={buttonClass("plain", "cursor-pointer focus-within:outline-2")}
            >
              <Finder />
              <span className={isSmall ? "sr-only" : ""}>{t(`scan:kinds.${kind}`)}</span>
              <input
                type="file"
                accept="image/*"
                capture="environment"
                className="sr-only"
                onChange={({ target }) => {
                  const file = target.files?.[0];
                  target.value = ""; // Allows choosing the same photo again.
                  if (file) setShot({ file, kind, number: ++taken.current });
                }}
              />
            </label>
          ))}
        </div>
      </fieldset>
      {shot && (
        <div className="min-w-0 basis-full">
          <Suspense fallback={<p role="status">{t("scan:opening")}</p>}>
            <Result key={shot.number} file={shot.file} kind={shot.kind} use={use} onClose={close} />
          </Suspense>
        </div>
      )}
    </>
  );
}

const Finder = () => (
  <svg
    aria-hidden="true"
    viewBox="0 0 24 24"
    className="size-5 shrink-0 fill-none stroke-current stroke-2"
  >
    <path d="M3 8V4h4M17 4h4v4M21 16v4h-4M7 20H3v-4M8 8v8M12 8v8M16 8v8" />
  </svg>
);

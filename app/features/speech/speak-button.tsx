import { type ComponentType, useEffect, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useWords } from "#app/ui/words.ts";
import type { PanelProps } from "./panel.tsx";

/** The shortest press, in milliseconds, that stops the recording on release. */
const heldMs = 600;

/**
 * The button to dictate into the box above, tapped or held. `field`: the box's name in the same
 * form. The recorder is loaded with the first press. Hidden without a microphone.
 */
export function SpeakButton({ field }: { field: string }) {
  const { t } = useWords();
  const place = useRef<HTMLDivElement>(null);
  const pressed = useRef<number>(undefined);
  const [may, setMay] = useState(false);
  const [Panel, setPanel] = useState<ComponentType<PanelProps>>();
  const [state, setState] = useState<"idle" | "recording" | "stopping" | "missed">("idle");
  const [turn, setTurn] = useState(0);
  useEffect(
    () => setMay(typeof MediaRecorder === "function" && navigator.mediaDevices !== undefined),
    [],
  );
  const start = () => {
    setState("recording");
    setTurn((last) => last + 1);
    import("./panel.tsx").then(
      (part) => setPanel(() => part.SpeakPanel),
      () => setState("missed"),
    );
  };
  const stop = () => setState("stopping");
  const isOpen = state === "recording";
  const areaOf = () => {
    const area = place.current?.closest("form")?.elements.namedItem(field);
    return area instanceof HTMLTextAreaElement ? area : undefined;
  };
  return (
    <div ref={place} className={`-mt-2 grid gap-2 col-span-full ${may ? "" : "invisible"}`}>
      <Button
        kind={isOpen ? "primary" : "plain"}
        pending={state === "stopping" && t("speech:writing")}
        className="justify-self-start touch-manipulation select-none"
        onContextMenu={(event) => event.preventDefault()}
        onPointerDown={(event) => {
          pressed.current = undefined;
          if (state === "recording" || state === "stopping" || event.button > 0) return;
          pressed.current = event.timeStamp;
          // Pointer capture, so that a thumb that slides off stops it too.
          event.currentTarget.setPointerCapture(event.pointerId);
          start();
        }}
        onPointerUp={(event) => {
          if (pressed.current !== undefined && event.timeStamp - pressed.current > heldMs) stop();
        }}
        onClick={() => {
          // A press that began the recording is not one that ends it; a keyboard has none.
          if (pressed.current !== undefined) pressed.current = undefined;
          else if (isOpen) stop();
          else start();
        }}
      >
        <span aria-hidden>{isOpen ? "■ " : "● "}</span>
        {t(isOpen ? "speech:stop" : "speech:speak")}
      </Button>
      {state === "missed" && <Notice kind="error">{t("speech:problem.offline")}</Notice>}
      {Panel && turn > 0 && (
        <Panel
          key={turn}
          isStopping={state === "stopping"}
          areaOf={areaOf}
          onStop={stop}
          onEnd={() => setState("idle")}
        />
      )}
    </div>
  );
}

import { useEffect, useRef } from "react";
import { type Grey, pixelsIn } from "#app/features/assistant/photo/grey.ts";

/** The part of a photo that says something. It is drawn here, and stays on this device. */
export function CutOut({ picture, label }: { picture: Grey; label: string }) {
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

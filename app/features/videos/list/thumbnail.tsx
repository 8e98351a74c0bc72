import { href } from "react-router";
import type { Category } from "#app/features/videos/video.ts";
import { StockStill } from "./stock-still.tsx";

/** A video's picture, or the stock picture of its category where it has none. */
export function Still({
  pictureKey,
  category,
  eager,
}: {
  pictureKey: string | null;
  category: Category;
  eager?: boolean | undefined;
}) {
  if (!pictureKey) return <StockStill category={category} />;
  return (
    <img
      src={href("/pictures/:key", { key: pictureKey })}
      alt=""
      width={480}
      height={270}
      loading={eager ? "eager" : "lazy"}
      decoding="async"
      className="size-full object-cover"
    />
  );
}

import type { ReactNode } from "react";
import { href } from "react-router";
import type { Category } from "#app/features/videos/video.ts";

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

/** A line drawing for each category, around the middle of 480 by 270. */
const parts: Record<Category, ReactNode> = {
  // A piston with its rings and rod.
  engine: (
    <path d="M180 40h120v80H180zM180 60h120M180 76h120M210 120l18 76M270 120l-18 76M240 222a26 26 0 1 0 0-52 26 26 0 0 0 0 52z" />
  ),
  // Two gears in mesh.
  transmission: (
    <>
      <circle cx="196" cy="122" r="58" strokeDasharray="19 11.4" strokeWidth="20" />
      <circle cx="196" cy="122" r="46" />
      <circle cx="300" cy="166" r="40" strokeDasharray="13 8" strokeWidth="18" />
      <circle cx="300" cy="166" r="29" />
    </>
  ),
  // A disc with holes, and the caliper over it.
  brakes: (
    <>
      <circle cx="240" cy="135" r="92" />
      <circle cx="240" cy="135" r="40" />
      <circle cx="240" cy="135" r="66" strokeDasharray="4 22" strokeWidth="11" />
      <path d="M296 42a110 110 0 0 1 46 136" strokeWidth="30" />
    </>
  ),
  // A battery with a lightning bolt.
  electrical: (
    <path d="M140 90h200v120H140zM168 70h36v20h-36zM276 70h36v20h-36zM250 104l-32 46h28l-14 44 40-56h-28z" />
  ),
  // A strut with its spring.
  suspension: (
    <path d="M240 24v52M240 200v48M196 76h88M196 200h88M200 96l80 16M200 122l80 16M200 148l80 16M200 174l80 16M226 76v124M254 76v124" />
  ),
  // A signal on a screen.
  diagnostics: (
    <path d="M120 50h240v170H120zM120 135h46l14-44 22 92 22-92 14 44h18v-30h30v30h30v-30h26" />
  ),
  // A drop of oil and a wrench.
  maintenance: (
    <path d="M170 60c30 44 46 66 46 94a46 46 0 0 1-92 0c0-28 16-50 46-94zM346 66a40 40 0 0 0-54 50l-50 50a18 18 0 0 0 26 26l50-50a40 40 0 0 0 50-54l-28 28-22-22z" />
  ),
};

function StockStill({ category }: { category: Category }) {
  return (
    <svg
      viewBox="0 0 480 270"
      aria-hidden="true"
      className="size-full bg-bench text-bench-soft/35"
      preserveAspectRatio="xMidYMid slice"
    >
      <g fill="none" stroke="currentColor" strokeWidth="6" strokeLinejoin="round">
        {parts[category]}
      </g>
    </svg>
  );
}

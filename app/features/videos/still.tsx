import type { Category } from "./video.ts";

/** A video's picture, or the stock picture where it has none (decision 28): a wheel on a workshop's wall. */
export function Still({ pictureKey, category, eager }: { pictureKey: string | null; category: Category; eager?: boolean | undefined }) {
  if (!pictureKey) return <StockStill category={category} />;
  return (
    <img
      src={`/pictures/${pictureKey}`}
      alt=""
      width={480}
      height={270}
      loading={eager ? "eager" : "lazy"}
      decoding="async"
      className="size-full object-cover"
    />
  );
}

const turns: Record<Category, string> = {
  engine: "rotate-0",
  transmission: "rotate-[9deg]",
  brakes: "rotate-[18deg]",
  electrical: "rotate-[27deg]",
  suspension: "rotate-[36deg]",
  diagnostics: "rotate-45",
  maintenance: "rotate-[54deg]",
};

const spokes = [0, 72, 144, 216, 288];

function StockStill({ category }: { category: Category }) {
  return (
    <svg viewBox="0 0 480 270" aria-hidden="true" className="size-full bg-bench text-bench-line" preserveAspectRatio="xMidYMid slice">
      <g className={`origin-center ${turns[category]}`} fill="none" stroke="currentColor">
        <circle cx="240" cy="135" r="200" strokeWidth="6" />
        <circle cx="240" cy="135" r="150" strokeWidth="26" />
        <circle cx="240" cy="135" r="36" strokeWidth="10" />
        {spokes.map((angle) => (
          <path key={angle} d="M240 99 L232 -2 M240 99 L248 -2" strokeWidth="9" transform={`rotate(${angle} 240 135)`} />
        ))}
      </g>
    </svg>
  );
}

import { type Mark, markPath, type PhotoSides } from "./marks.ts";

type Props = PhotoSides & {
  marks: readonly Mark[];
  /** Whether the photo is cut to the box that it fills, as in a list. */
  isCut?: boolean;
};

/** Marks of a photo as an overlay: the box around both is `photo-box`. */
export function MarksDrawing({ marks, width, height, isCut = false }: Props) {
  if (marks.length === 0) return null;
  return (
    <svg
      className="marks"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={isCut ? "xMidYMid slice" : "xMidYMid meet"}
      aria-hidden="true"
    >
      {marks.map((mark, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: marks have no name but their place
        <MarkLines key={at} path={markPath(mark, { width, height })} />
      ))}
    </svg>
  );
}

/** A line with an edge around it, so that it is seen on light and on dark. */
export function MarkLines({ path }: { path: string }) {
  return (
    <>
      <path className="edge" d={path} vectorEffect="non-scaling-stroke" />
      <path className="line" d={path} vectorEffect="non-scaling-stroke" />
    </>
  );
}

import type { ReactNode } from "react";
import { href, useFetcher } from "react-router";
import { Button } from "#app/ui/button.tsx";
import type { FormAnswer } from "#app/ui/form/form.tsx";

/** Says that points are good where nothing was found: those on their way, and what came of it. */
export function useRest(jobId: string) {
  const fetcher = useFetcher<FormAnswer>();
  const action = href("/repair-cms/:jobId/inspection/rest", { jobId });
  const sent = fetcher.formData?.get("points");
  return {
    Form: fetcher.Form,
    action,
    points: new Set(typeof sent === "string" ? sent.split(" ") : []),
    answer: fetcher.state === "idle" ? fetcher.data : undefined,
  };
}

export type Rest = ReturnType<typeof useRest>;

type Props = { rest: Rest; points: readonly string[]; isQuiet?: boolean; children: ReactNode };

/** The button that says it of these points; none where nothing is left. */
export function RestForm({ rest, points, isQuiet, children }: Props) {
  if (points.length === 0 || points.every((id) => rest.points.has(id))) return null;
  return (
    <rest.Form method="post" action={rest.action} className="grid print:hidden">
      <input type="hidden" name="points" value={points.join(" ")} />
      <Button type="submit" kind={isQuiet ? "quiet" : "primary"}>
        {children}
      </Button>
    </rest.Form>
  );
}

import type { ReactNode } from "react";
import { useWords } from "#app/ui/words.ts";

/** The shape of a page that is loading. */
export function PageSkeleton({ children }: { children: ReactNode }) {
  const { t } = useWords();
  return (
    <div>
      <p role="status" className="sr-only">
        {t("ui:loading")}
      </p>
      {children}
    </div>
  );
}

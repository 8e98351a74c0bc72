import type { ReactNode } from "react";
import { PageTitle } from "#app/ui/page/page-title.tsx";

/** The narrow page of a single form: sign-in, sign-up, a new password. */
export function Entry({
  title,
  children,
  below,
}: {
  title: string;
  children: ReactNode;
  below?: ReactNode;
}) {
  return (
    <div className="mx-auto grid w-full max-w-md gap-5 sm:py-8">
      <PageTitle page={title} />
      <h1 className="heading-page">{title}</h1>
      <div className="grid gap-5 rounded-lg border border-line bg-card p-5 sm:p-6">{children}</div>
      {below && <div className="grid justify-items-start gap-1">{below}</div>}
    </div>
  );
}

/** The class of a link with a touch target. */
export const entryLink =
  "inline-flex min-h-11 items-center text-base text-ink underline underline-offset-4";

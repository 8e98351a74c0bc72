import type { ReactNode } from "react";
import { useWords } from "#app/ui/words.ts";

/** The narrow page of a single form: signing in, signing up, a new password. */
export function Entry({ title, children, below }: { title: string; children: ReactNode; below?: ReactNode }) {
  const { say } = useWords();
  return (
    <div className="mx-auto grid w-full max-w-md gap-5 px-4 py-8 sm:py-14">
      <title>{say("site:title", { page: title })}</title>
      <h1 className="label text-3xl leading-tight">{title}</h1>
      <div className="grid gap-5 rounded-lg border border-line bg-card p-5 sm:p-6">{children}</div>
      {below && <div className="grid justify-items-start gap-1">{below}</div>}
    </div>
  );
}

/** A line of text that leads on, tall enough for a thumb. */
export const entryLink = "inline-flex min-h-11 items-center text-base text-ink underline underline-offset-4";

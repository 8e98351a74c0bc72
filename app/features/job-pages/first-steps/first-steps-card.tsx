import { Form, href, Link, useLocation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { useWords } from "#app/ui/words.ts";
import { type FoundSteps, stepsOf } from "./first-steps.ts";

/**
 * Remaining setup steps of a new shop, in one line once it has a job; nothing when all are done.
 */
export function FirstStepsCard({ found }: { found: FoundSteps }) {
  const { t } = useWords();
  const { search } = useLocation();
  const steps = stepsOf(found);
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <section
      aria-label={t("shop:firstSteps.title")}
      className="mb-6 rounded-lg border border-line bg-card print:hidden"
    >
      <details open={found.jobId === null}>
        <summary className="min-h-11 cursor-pointer px-4 py-2 leading-7 sm:px-5">
          <h2 className="heading-small inline leading-tight">
            {t("shop:firstSteps.title")}{" "}
            <span className="figures text-base text-ink-soft">
              {t("shop:firstSteps.count", { done, all: steps.length })}
            </span>
          </h2>
        </summary>
        <ol className="grid gap-x-6 border-t border-line px-4 py-2 sm:grid-cols-2 sm:px-5">
          {steps.map(({ step, isDone, to }) => (
            <li key={step} className="flex min-h-12 items-center gap-3">
              <Mark isDone={isDone} />
              {isDone ? (
                <span className="text-ink-soft">
                  <span className="sr-only">{t("shop:firstSteps.done")} </span>
                  {t(`shop:firstSteps.steps.${step}`)}
                </span>
              ) : (
                <Link
                  to={to}
                  preventScrollReset={to === href("/repair-cms/settings")}
                  className="inline-flex min-h-11 items-center font-medium underline"
                >
                  {t(`shop:firstSteps.steps.${step}`)}
                </Link>
              )}
            </li>
          ))}
        </ol>
        <Form
          method="post"
          action={href("/repair-cms/first-steps/hide") + search}
          className="flex justify-end border-t border-line"
        >
          <Button type="submit" kind="quiet" aria-label={t("shop:firstSteps.hideList")}>
            {t("shop:firstSteps.hide")}
          </Button>
        </Form>
      </details>
    </section>
  );
}

const Mark = ({ isDone }: { isDone: boolean }) => (
  <span
    aria-hidden
    className={`grid size-6 shrink-0 place-items-center rounded-full text-base font-semibold ${isDone ? "bg-good text-card" : "border-2 border-line-strong"}`}
  >
    {isDone && "✓"}
  </span>
);

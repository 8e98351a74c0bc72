import { useWords } from "#app/ui/words.ts";

/** The sum of what is approved, at the foot of the screen until the signature is there. */
export function SumBar({ hasDeposit, maySend }: { hasDeposit: boolean; maySend: boolean }) {
  const { t } = useWords();
  return (
    <div className="bar" data-sum="" hidden>
      <p>
        {t("approval:sum")} <output />
        {hasDeposit && (
          <span
            className="note"
            data-sum-deposit={t("approval:sumDeposit", { deposit: "{deposit}" })}
          />
        )}
      </p>
      {maySend && (
        <a className="go" href="#sign">
          {t("approval:toSign")}
        </a>
      )}
    </div>
  );
}

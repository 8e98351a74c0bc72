import { CodeLink } from "#app/ui/text/coded-text.tsx";
import { useWords } from "#app/ui/words.ts";

/** Fault codes, each a tag that leads to what it means, and in how many jobs it was seen. */
export function CodeTags({
  codes,
  jobId,
}: {
  codes: readonly { code: string; times: number }[];
  /** A job of the vehicle. */
  jobId: string | undefined;
}) {
  const { t } = useWords();
  if (codes.length === 0)
    return <p className="px-5 py-4 text-ink-soft">{t("customers:vehicle.noCodes")}</p>;
  return (
    <ul className="flex flex-wrap gap-x-5 px-5 py-2">
      {codes.map(({ code, times }) => (
        <li key={code} className="flex min-h-11 items-center gap-1">
          <CodeLink code={code} jobId={jobId} />
          {times > 1 && <span className="figures text-ink-soft">×{times}</span>}
        </li>
      ))}
    </ul>
  );
}

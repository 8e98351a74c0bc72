import { useWords } from "#app/ui/words.ts";

/**
 * Says that the stand-in translated, or a person for the demo: it is honest about itself wherever
 * it shows.
 */
export function DemoMark({ byHand = false }: { byHand?: boolean | undefined }) {
  const { t } = useWords();
  return (
    <>
      {" "}
      <span className="rounded-sm border border-line-strong px-1.5 whitespace-nowrap">
        {t(byHand ? "forum:post.byHand" : "forum:post.demo")}
      </span>
    </>
  );
}

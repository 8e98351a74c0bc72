import { Button } from "#app/ui/button.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Step } from "./step.ts";

/** Progress of reading a photo, with a button to cancel. */
export function PhotoProgress({
  step,
  share,
  onCancel,
}: {
  step: Step;
  share: number;
  onCancel: () => void;
}) {
  const { t } = useWords();
  return (
    <div className="order-last flex basis-full items-center gap-3">
      <div className="min-w-0 flex-1">
        <p role="status">{t(`photo:step.${step}`)}</p>
        <progress
          aria-label={t("photo:progress")}
          max={1}
          value={share}
          className="block h-2 w-full appearance-none overflow-hidden rounded-full bg-steel [&::-moz-progress-bar]:bg-busy [&::-webkit-progress-bar]:bg-steel [&::-webkit-progress-value]:bg-busy [&::-webkit-progress-value]:transition-[width]"
        />
      </div>
      <Button onClick={onCancel}>{t("ui:cancel")}</Button>
    </div>
  );
}

import { Tick } from "#app/ui/form/tick.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Writing } from "./writing.ts";

type Props = {
  night: Writing["night"];
  /** The member's earlier choice to wait. */
  later?: boolean;
};

/** Notes that it is night for the customer. The member may send anyway or in the morning. */
export function NightNote({ night, later = true }: Props) {
  const { t } = useWords();
  if (!night) return null;
  const { clock, morning, mayWait } = night;
  return (
    <Notice kind="info">
      <input type="hidden" name="night" value="yes" />
      <p>{t("messages:night.told", { clock })}</p>
      {mayWait && (
        <Tick name="later" defaultChecked={later}>
          {t("messages:night.later", { morning })}
        </Tick>
      )}
    </Notice>
  );
}

import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Tick } from "#app/ui/form/tick.tsx";
import { useWords } from "#app/ui/words.ts";

/**
 * Whether the shop is to use accepted lines next time: one choice for the whole page, which its
 * address keeps.
 */
export function Remember({ now }: { now: boolean }) {
  const { t } = useWords();
  return (
    <Form
      replace
      preventScrollReset
      onChange={(event) => event.currentTarget.requestSubmit()}
      className="flex flex-wrap items-center gap-3"
    >
      <Tick name="remember" value="yes" defaultChecked={now}>
        {t("review:remember")}
      </Tick>
      {/* Behind the check box, which counts where it is checked. */}
      <input type="hidden" name="remember" value="no" />
      <noscript>
        <Button type="submit">{t("review:set")}</Button>
      </noscript>
    </Form>
  );
}

import { useContext, useEffect, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { DraftOwner } from "#app/ui/form/draft.ts";
import { Row, Section } from "#app/ui/page/section.tsx";
import { useWords } from "#app/ui/words.ts";
import type { WordKey } from "#app/values/word-key.ts";

type State = { isOn: boolean; pages?: number; isWorking?: boolean; problem?: WordKey };

const load = () => import("./switch.client.ts");

/** The switch with which a member has this device cache the board and open jobs. */
export function OfflineSection() {
  const { t } = useWords();
  const viewerId = useContext(DraftOwner);
  const [state, setState] = useState<State>({ isOn: false });
  const { isOn, pages, isWorking, problem } = state;
  useEffect(() => {
    load()
      .then((device) => device.isOn(viewerId))
      .then((isOn) => setState({ isOn }))
      .catch(() => undefined); // A browser without a place for it has nothing.
  }, [viewerId]);
  const change = async () => {
    setState({ isOn, isWorking: true });
    try {
      const device = await load();
      if (!isOn) setState({ isOn: true, pages: await device.turnOn(viewerId) });
      else if (await device.turnOff(viewerId)) setState({ isOn: false });
      else setState({ isOn, problem: "offline:waiting" });
    } catch {
      setState({ isOn, problem: "offline:failed" });
    }
  };
  return (
    <Section title={t("offline:title")}>
      <Row
        label={t("offline:label")}
        hint={t("offline:hint")}
        action={
          <Button onClick={change} pending={isWorking && t("offline:working")}>
            {t(isOn ? "offline:turnOff" : "offline:turnOn")}
          </Button>
        }
      >
        <span role="status">
          {problem && t(problem)}
          {!problem &&
            (pages === undefined
              ? t(isOn ? "offline:on" : "offline:off")
              : t("offline:pages", { number: pages }))}
        </span>
      </Row>
    </Section>
  );
}

import type { Revision } from "#app/features/approval/revision/revision.ts";
import { useWords } from "#app/ui/words.ts";
import { vehicleName } from "#app/values/vehicle-name.ts";
import { type DatedFacts, estimateFacts, statementsIn } from "./estimate-facts.ts";

/** Name and plate of the vehicle. */
export function VehicleHeading({ vehicle }: Pick<Revision, "vehicle">) {
  const { t, language } = useWords();
  return (
    <h2 className="vehicle">
      <span>{vehicleName(vehicle, language)}</span>{" "}
      <span className="plate">
        <span className="unseen">{t("approval:plate")} </span>
        {vehicle.plate}
      </span>
    </h2>
  );
}

/** Facts of the estimate, as pairs of name and value. */
export function FactList({ revision }: { revision: DatedFacts }) {
  const facts = estimateFacts(useWords(), revision);
  if (facts.length === 0) return null;
  return (
    <dl className="facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="pre">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Warranty and further statements of the shop. */
export function Statements({ revision }: { revision: Revision }) {
  const statements = statementsIn(useWords(), revision);
  if (statements.length === 0) return null;
  return (
    <section>
      {statements.map(({ heading, text }) => (
        <div key={text}>
          {heading && <h2 className="label">{heading}</h2>}
          <p className="pre note">{text}</p>
        </div>
      ))}
    </section>
  );
}

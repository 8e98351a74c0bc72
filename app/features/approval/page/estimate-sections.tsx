import type { Revision } from "#app/features/approval/revision/revision.ts";
import { useWords } from "#app/ui/words.ts";
import { type DatedFacts, estimateFacts, statementsIn } from "./estimate-facts.ts";

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

/** Warranty and what else the shop says. */
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

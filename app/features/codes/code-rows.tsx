import { Link } from "react-router";
import { useAddresses } from "#app/ui/text/addresses.ts";
import { CodeTag } from "#app/ui/text/coded-text.tsx";
import { HazardNames } from "./code-safety.tsx";
import type { CodeSummary } from "./summary.ts";

/** Codes with title and hazards, each row a link to its page, with the car of a job. */
export const CodeRows = ({ codes, jobId }: { codes: readonly CodeSummary[]; jobId?: string }) => {
  const { faultCode } = useAddresses();
  return (
    <ul className="divide-y divide-line rounded-lg border border-line bg-card">
      {codes.map(({ code, title, hazards }) => (
        <li key={code}>
          <Link
            to={faultCode(code, jobId)}
            className="flex min-h-12 items-baseline gap-3 px-4 py-2.5 hover:bg-steel"
          >
            <span className="figures w-14 shrink-0">
              <CodeTag code={code} />
            </span>
            <span className="min-w-0 leading-snug">
              {title}
              <HazardNames names={hazards} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
};

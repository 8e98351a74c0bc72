import { Link, useParams } from "react-router";
import { splitFaultCodes } from "#app/values/fault-code.ts";
import { useAddresses } from "./addresses.ts";

/** A fault code as a small stamped tag. */
export const CodeTag = ({ code }: { code: string }) => (
  <code className="fault-code">{code.toUpperCase()}</code>
);

/**
 * The tag as a link to the code's meaning, on the car of `jobId` or else of the page's job: for use
 * outside of other links.
 */
export function CodeLink({ code, jobId }: { code: string; jobId?: string | undefined }) {
  const { faultCode } = useAddresses();
  const params = useParams();
  return (
    <Link to={faultCode(code, jobId ?? params.jobId)} className="fault-code">
      <code className="font-[inherit]">{code.toUpperCase()}</code>
    </Link>
  );
}

/**
 * User text: with its line breaks, its fault codes shown as tags that lead to their
 * pages; not `linked` inside a link.
 */
export function CodedText({ linked = true, children }: { linked?: boolean; children: string }) {
  const Tag = linked ? CodeLink : CodeTag;
  return (
    <span className="whitespace-pre-wrap">
      {splitFaultCodes(children).map((part, at) => {
        const key = `${at}`;
        return part.code ? <Tag key={key} code={part.text} /> : <span key={key}>{part.text}</span>;
      })}
    </span>
  );
}

import { Link } from "react-router";

/** The small link to a report as a file. */
export const CsvLink = ({ to, text }: { to: string; text: string }) => (
  <Link
    to={to}
    reloadDocument
    className="mr-6 inline-flex min-h-11 items-center text-base text-ink-soft underline hover:text-ink print:hidden"
  >
    {text}
  </Link>
);

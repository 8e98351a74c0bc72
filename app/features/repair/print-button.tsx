import { buttonClass } from "#app/ui/button.tsx";

/** Stands in until the work order's own button is there. */
export const PrintButton = ({ href }: { href: string }) => (
  <a href={href} className={buttonClass()}>
    Generate PDF
  </a>
);

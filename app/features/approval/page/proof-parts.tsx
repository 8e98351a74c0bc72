import type { CertificateRow } from "#app/features/approval/certificate/certificate.ts";

/** Pairs of name and value of a proof. */
export const Rows = ({ rows }: { rows: readonly CertificateRow[] }) => (
  <dl className="facts">
    {rows.map(([name, value], at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a name may come twice, as of a reminder
      <div key={at}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

/** A way on, as a button. */
export const Tap = ({ to, children }: { to: string; children: string }) => (
  <p>
    <a className="second" href={to}>
      {children}
    </a>
  </p>
);

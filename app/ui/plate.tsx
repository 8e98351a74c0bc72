/** A licence plate as it hangs on the car. */
export function Plate({ children }: { children: string }) {
  return (
    <span className="label inline-block max-w-full rounded-md border border-line-strong bg-card p-0.5">
      <span className="block rounded border border-line-strong px-2 text-ink">{children}</span>
    </span>
  );
}

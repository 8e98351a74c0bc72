/** The logo: a wrench that is a key. */
export const Mark = ({ className }: { className: string }) => (
  <svg viewBox="0 0 32 32" className={className} aria-hidden="true">
    <path
      transform="rotate(45 16 16)"
      fill="currentColor"
      d="M13 2.1V8l3 2 3-2V2.1a7.5 7.5 0 0 1-.8 14.1V21h4.3v3h-4.3v2h2.8v3h-7.2V16.2A7.5 7.5 0 0 1 13 2.1Z"
    />
  </svg>
);

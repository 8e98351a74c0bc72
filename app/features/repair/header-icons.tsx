/** Beside a short title on a phone, in place of the words. */
export const People = () => (
  <svg
    aria-hidden
    viewBox="0 0 24 24"
    className="size-6 fill-none stroke-current stroke-2 sm:hidden"
  >
    <circle cx="9" cy="8" r="3.5" />
    <path d="M2.5 20v-1.5a5 5 0 0 1 5-5h3a5 5 0 0 1 5 5V20M15.5 5a3.5 3.5 0 0 1 0 6.5m2 2.4a5 5 0 0 1 4 4.6V20" />
  </svg>
);

/** The same for the settings. */
export const Gear = () => (
  <svg
    aria-hidden
    viewBox="0 0 24 24"
    className="size-6 fill-none stroke-current stroke-2 sm:hidden"
  >
    <circle cx="12" cy="12" r="3.5" />
    <path d="M12 2.5v4m0 11v4M2.5 12h4m11 0h4m5.3 5.3 2.8 2.8m7.8 7.8 2.8 2.8m0-13.4-2.8 2.8m-7.8 7.8-2.8 2.8" />
  </svg>
);

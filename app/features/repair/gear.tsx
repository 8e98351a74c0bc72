/** The settings, where a phone has no room for the word. */
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

/** The settings, where a phone has no room for the word. */
export const Gear = () => (
  <svg
    aria-hidden
    viewBox="0 0 24 24"
    className="size-6 fill-none stroke-current stroke-2 sm:hidden"
  >
    <circle cx="12" cy="12" r="3" />
    <path
      strokeLinejoin="round"
      d="m10.3 2.5-.5 2.6-2 1.1-2.5-.9-1.7 3 2 1.7v2l-2 1.7 1.7 3 2.5-.9 2 1.1.5 2.6h3.4l.5-2.6 2-1.1 2.5.9 1.7-3-2-1.7v-2l2-1.7-1.7-3-2.5.9-2-1.1-.5-2.6Z"
    />
  </svg>
);

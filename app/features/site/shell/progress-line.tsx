import { useNavigation } from "react-router";

/** The line at the top while a page is on its way. */
export function ProgressLine() {
  const { state } = useNavigation();
  return (
    <div
      hidden={state === "idle"}
      className="progress fixed inset-x-0 top-0 z-30 h-1 bg-busy"
      aria-hidden="true"
    />
  );
}

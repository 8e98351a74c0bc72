import { href, useNavigate } from "react-router";
import { Scan } from "./scan.tsx";

/** Searches the jobs for the vehicle of a photo: by its VIN, or else by its plate. */
export function ScanSearch() {
  const navigate = useNavigate();
  return (
    <Scan
      isSmall
      kinds={["vehicle"]}
      use={(_, value) =>
        void navigate(`${href("/repair-cms")}?${new URLSearchParams({ q: value })}`)
      }
    />
  );
}

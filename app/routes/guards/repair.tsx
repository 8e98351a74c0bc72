import { Outlet } from "react-router";
import { guard } from "#app/features/account/guard.server.ts";
import type { WithWords } from "#app/ui/words.ts";

export const middleware = [guard("repair")];
export const handle: WithWords = { words: ["repair", "quotes", "shop", "customers", "vin"] };
export const loader = () => null;

export default Outlet;

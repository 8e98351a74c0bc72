import { Outlet } from "react-router";
import { guard } from "#app/features/account/guard.server.ts";
import type { WithWords } from "#app/ui/words.ts";

export const middleware = [guard("admin")];
export const handle: WithWords = { words: ["admin"] };
export const loader = () => null;

export default Outlet;

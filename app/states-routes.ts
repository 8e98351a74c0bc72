import { route } from "@react-router/dev/routes";

/** A shop's own states of jobs, among the sections of its settings. */
export const statesRoutes = [
  route("repair-cms/states", "routes/repair/states/states.tsx", [
    route("new", "routes/repair/states/new.tsx"),
    route("start", "routes/repair/states/start.tsx"),
    route(":stateId/edit", "routes/repair/states/edit.tsx"),
    route(":stateId/move", "routes/repair/states/move.tsx"),
    route(":stateId/retire", "routes/repair/states/retire.tsx"),
  ]),
];

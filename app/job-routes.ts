import { route } from "@react-router/dev/routes";

/** Writes of a job itself, inside its page. */
export const jobRoutes = [
  route("edit", "routes/repair/edit-job.tsx"),
  route("delete", "routes/repair/delete-job.tsx"),
  route("status", "routes/repair/job-status.tsx"),
  route("state", "routes/repair/states/job-state.tsx"),
  route("comeback", "routes/repair/comeback.tsx"),
  route("diagnostic", "routes/repair/diagnostic.tsx"),
];

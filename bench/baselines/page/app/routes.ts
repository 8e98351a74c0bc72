import { index, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  index("routes/list.tsx"),
  route("same/:page", "routes/same.tsx"),
] satisfies RouteConfig;

import { withoutFunctions } from "./leave-out.ts";

/** Of React's own exports, those that neither the app nor React Router's browser part calls. */
export const smallReact = (code: string): string =>
  withoutFunctions(code, {
    unused: [],
    methods: ["exports.Children =", "exports.addTransitionType ="],
  });

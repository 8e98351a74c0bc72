import { withoutFunctions } from "./leave-out.ts";

/** What only runs for a component that the app does not render, or a call that it does not make. */
const unused = [
  // <ViewTransition>
  "ViewTransitionPseudoElement",
  "applyViewTransitionName",
  "applyViewTransitionToHostInstances",
  "applyViewTransitionToHostInstancesRecursive",
  "commitAfterMutationEffectsOnFiber",
  "commitAppearingPairViewTransitions",
  "commitDeletedPairViewTransitions",
  "commitEnterViewTransitions",
  "commitExitViewTransitions",
  "commitNestedViewTransitions",
  "createViewTransitionInstance",
  "getViewTransitionClassName",
  "getViewTransitionName",
  "measureClonedInstance",
  "measureInstance",
  "measureNestedViewTransitions",
  "measureViewTransitionHostInstancesRecursive",
  "pushViewTransitionCancelableScope",
  "recursivelyTraverseAfterMutationEffects",
  "reportViewTransitionError",
  "restoreEnterOrExitViewTransitions",
  "restoreNestedViewTransitions",
  "restorePairedViewTransitions",
  "restoreViewTransitionName",
  "restoreViewTransitionOnHostInstances",
  "scheduleViewTransitionEvent",
  "startViewTransition",
  "trackEnterViewTransitions",
  // A ref of a <Fragment>
  "FragmentInstance",
  "addFragmentHandleToFiber",
  "addFragmentHandleToInstance",
  "commitNewChildToFragmentInstance",
  "deleteChildFromFragmentInstance",
  // <Activity> and <SuspenseList>
  "commitActivityHydrationCallbacks",
  "cutOffTailIfNeeded",
  "initSuspenseListRenderState",
  "mountActivityChildren",
  "retryActivityComponentWithoutHydrating",
  "updateActivityComponent",
  "updateSuspenseListComponent",
  // Functions as actions of forms, and useActionState: forms post to addresses
  "dispatchActionState",
  "ensureFormComponentIsStateful",
  "mountActionState",
  "rerenderActionState",
  "runActionStateAction",
  "startHostTransition",
  "updateActionState",
  "updateActionStateImpl",
  // Style sheets with a precedence
  "insertStylesheet",
  "insertStylesheetIntoRoot",
  "insertSuspendedStylesheets",
  "preloadStylesheet",
  "suspendInstance",
  "suspendResource",
  // The components around an error, by their minified names
  "getStackByFiberInDevAndProd",
  // Elements with a hyphen in their name
  "setPropOnCustomElement",
  // preload() and its like
  "preconnect",
  "preconnectAs",
  "prefetchDNS",
  "preinitModuleScript",
  "preinitScript",
  "preinitStyle",
  "preload",
  "preloadModule",
];
const methods = ["FragmentInstance", "ViewTransitionPseudoElement"];

export const smallReactDom = (code: string): string =>
  withoutFunctions(code, { unused, methods: methods.map((name) => `${name}.prototype.`) });

const calls = ["preconnect", "prefetchDNS", "preinit", "preinitModule", "preload", "preloadModule"];

/** The part that components import: createPortal and flushSync. */
export const smallReactDomExports = (code: string): string =>
  withoutFunctions(code, { unused: [], methods: calls.map((name) => `exports.${name} =`) });

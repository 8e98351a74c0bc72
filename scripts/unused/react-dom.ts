import { withBodies, withConstants, withoutCases } from "./assume.ts";
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
  // Style sheets with a precedence, and scripts with an address
  "acquireResource",
  "insertStylesheet",
  "insertStylesheetIntoRoot",
  "insertSuspendedStylesheets",
  "preloadStylesheet",
  "suspendInstance",
  "suspendResource",
  // The components around an error, and the type of one that is none, by their minified names
  "getComponentNameFromType",
  "getStackByFiberInDevAndProd",
  // findDOMNode()
  "findCurrentFiberUsingSlowPath",
  "findCurrentHostFiberImpl",
  // The order in which parts are hydrated, by hand
  "attemptExplicitHydrationTarget",
  // What the browser shows while a function that waits is a transition
  "defaultOnDefaultTransitionIndicator",
  // onSelect, and functions as actions
  "constructSelectEvent",
  "extractEvents$1",
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

/** Components that the app does not render, by their type, and their tags in the tree. */
const types = ["ACTIVITY", "LEGACY_HIDDEN", "PROFILER", "SUSPENSE_LIST", "VIEW_TRANSITION"];
// Profiler, SuspenseList, Scope, LegacyHidden, TracingMarker, ViewTransition, Activity
const tags = ["12", "19", "21", "23", "25", "30", "31"];

/** What every browser does that runs the app's modules; and there is no onBeforeInput. */
const events = {
  canUseCompositionEvent: "true",
  isInputEventSupported: "true",
  useFallbackCompositionData: "false",
  canUseTextInputEvent: "true",
  "getNativeBeforeInputChars()": "undefined",
};

const bodies = {
  // What the back button leads to is rendered in portions, too: at once there is no frame before it
  // that shows that the tap was felt.
  shouldAttemptEagerTransition: "{ return false; }",
  // Nothing in the head waits or is shared: no style sheet has a precedence, no script an address.
  getResource: "{ return null; }",
  waitForCommitToBeReady: "{ return null; }",
  // Children are arrays, so nothing is gained by reading others one by one.
  reconcileChildrenIterator: `{
    const read = Array.from({ [Symbol.iterator]: () => newChildren });
    return reconcileChildrenArray(returnFiber, currentFirstChild, read, lanes);
  }`,
};

export function smallReactDom(code: string): string {
  const whole = withoutFunctions(code, {
    unused,
    methods: methods.map((name) => `${name}.prototype.`),
  });
  const ofTypes = types.map((type) => `REACT_${type}_TYPE`);
  const rendered = withoutCases(withoutCases(whole, /^owner$/, ofTypes), /(?:^|\.)tag$/, tags);
  return withBodies(withConstants(rendered, { dispatchEventForPluginEventSystem: events }), bodies);
}

const calls = ["preconnect", "prefetchDNS", "preinit", "preinitModule", "preload", "preloadModule"];

/** The part that components import: createPortal and flushSync. */
export const smallReactDomExports = (code: string): string =>
  withoutFunctions(code, { unused: [], methods: calls.map((name) => `exports.${name} =`) });

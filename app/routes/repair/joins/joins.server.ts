import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import type { InShop } from "#app/features/account/guard.server.ts";
import type { JoinedKind } from "#app/features/customers/merge/comparison.ts";
import {
  answerDistinct,
  answerJoin,
  answerUndo,
} from "#app/features/merging/answer-join.server.ts";
import { findOthers, findUndo } from "#app/features/merging/find-join.server.ts";
import { languageOf } from "#app/i18n/i18n.server.ts";
import { platformContext } from "#app/platform/context.ts";

// The loaders and actions of joining two records, made for customers and for vehicles: their routes
// differ in the kind and in the name of a parameter.

type Reading = LoaderFunctionArgs & InShop;
type Writing = ActionFunctionArgs & InShop;

const idParam = { customers: "customerId", vehicles: "vehicleId" } as const;

const recordOf = (kind: JoinedKind, { params, shop }: Reading | Writing) => ({
  kind,
  shopId: shop.id,
  id: params[idParam[kind]]!,
});

const pairOf = (kind: JoinedKind, { params, shop, viewer }: Writing) => ({
  kind,
  shopId: shop.id,
  keptId: params[idParam[kind]]!,
  goneId: params.otherId!,
  by: viewer.id,
});

export const readOthers = (kind: JoinedKind) => (args: Reading) =>
  findOthers(args.context.get(platformContext).db, recordOf(kind, args), {
    search: new URL(args.request.url).searchParams,
    language: languageOf(args.context),
  });

export const readUndo = (kind: JoinedKind) => (args: Reading) =>
  findUndo(
    args.context.get(platformContext),
    { ...recordOf(kind, args), mergeId: args.params.mergeId! },
    languageOf(args.context),
  );

export const join = (kind: JoinedKind) => (args: Writing) =>
  answerJoin(args.context.get(platformContext), args.request, pairOf(kind, args));

export const setDistinct = (kind: JoinedKind) => (args: Writing) =>
  answerDistinct(args.context.get(platformContext), args.request, pairOf(kind, args));

export const undo = (kind: JoinedKind) => (args: Writing) =>
  answerUndo(args.context.get(platformContext), {
    kind,
    shopId: args.shop.id,
    keptId: args.params[idParam[kind]]!,
    mergeId: args.params.mergeId!,
  });

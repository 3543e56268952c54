import type { Part } from '@jeoul/api/types'
import {
  $kindParts,
  $market,
  $pieces,
  type CandidateFix,
  candidateFix,
  kindsWanted,
  type Trial,
} from '@jeoul/estimate'
import { type Market, runWhenIdle } from '@jeoul/estimate/compatibility'
import { combine, createEffect, createEvent, createStore, sample } from 'effector'
import { $pickedKind } from './picked-kind.ts'
import { $present } from './picker-model.ts'

/** A candidate that does not fit is near the screen; starts the search for its fix. */
export const fixRequested = createEvent<Part>()
/** Requests parts again that could not be loaded. */
export const fixRetried = createEvent<CandidateFix>()

interface FoundFix extends CandidateFix {
  /** Whether parts needed for the fix could not be loaded. */
  readonly isFailed: boolean
}

interface Search {
  readonly part: Part
  readonly trial: Trial
  readonly market: Market
}

const $trial = combine({ pieces: $pieces, present: $present })

/** Searches for one candidate at a time, when the browser is idle, so that the list scrolls smoothly. */
const searchFx = createEffect(({ part, trial, market }: Search) => {
  return runWhenIdle(candidateFix(part, trial, market))
})

const $near = createStore<readonly Part[]>([], { serialize: 'ignore' })
  .on(fixRequested, (near, part) => (near.includes(part) ? near : [...near, part]))
  .reset($pickedKind)

// Drop results computed before more parts arrived: the candidate stays without a result and is searched again.
const answered = sample({
  clock: searchFx.done,
  source: { trial: $trial, market: $market, kindParts: $kindParts },
  filter: ({ trial, market }, { params }) => params.trial === trial && params.market === market,
  fn: ({ kindParts }, { params, result }) => ({
    partId: params.part.part_id,
    found: { ...result, isFailed: result.kinds.some(kind => kindParts[kind]?.status === 'failed') },
  }),
})
/** Fixes for the candidates near the screen, by part id. Missing ones are searched for. */
export const $candidateFixes = createStore<ReadonlyMap<string, FoundFix>>(new Map(), { serialize: 'ignore' })
  .on(answered, (fixes, { partId, found }) => new Map([...fixes, [partId, found]]))
  .on($kindParts, fixes => new Map([...fixes].filter(([, { isDone, isFailed }]) => isDone && !isFailed)))
  .reset($trial, $pickedKind)

const $next = combine($near, $candidateFixes, searchFx.pending, (near, fixes, isPending) =>
  isPending ? null : (near.find(({ part_id }) => !fixes.has(part_id)) ?? null),
)
sample({
  clock: $next.updates.filterMap(part => part ?? undefined),
  source: { trial: $trial, market: $market },
  fn: (question, part) => ({ ...question, part }),
  target: searchFx,
})
sample({
  clock: [answered.map(({ found }) => found).filter({ fn: ({ isDone }) => !isDone }), fixRetried],
  fn: ({ kinds }) => kinds,
  target: kindsWanted,
})

import { networkRestored } from '@jeoul/api'
import type { Part } from '@jeoul/api/types'
import {
  $kindParts,
  $pieces,
  $sheetLines,
  kindFacts,
  kindsWanted,
  type PartChoice,
  partChosen,
  pieceOf,
} from '@jeoul/estimate'
import {
  type CandidateCheck,
  checkCandidateSteps,
  checkCandidates,
  type Piece,
  runWhenIdle,
} from '@jeoul/estimate/compatibility'
import { combine, createEffect, createEvent, createStore, sample } from 'effector'
import { layerLeft } from '../page-model.ts'
import { $instead, $pickedKind } from './picked-kind.ts'

/** The picker came on screen. */
export const pickerShown = createEvent()
export const partsRetried = createEvent()

/** Milliseconds after which a restored connection is considered stable (assumed). */
const settling = 3_000

sample({
  clock: sample({ clock: [pickerShown, partsRetried, $pickedKind], source: $pickedKind }).filterMap(kind =>
    kind ? [kind] : undefined,
  ),
  target: kindsWanted,
})

// Browsers tell of a connection before it works.
const settleFx = createEffect(() => new Promise<void>(done => setTimeout(done, settling)))
sample({ clock: networkRestored, target: settleFx })
sample({ clock: settleFx.doneData, target: partsRetried })

/** The answer for the picker's kind; null while no picker is open. */
export const $candidateParts = combine($pickedKind, $kindParts, (kind, parts) =>
  kind ? (parts[kind] ?? { status: 'loading' as const, data: null }) : null,
)

/** The part that a candidate replaces; null if it is added. */
export const $present = combine($sheetLines, $instead, $pickedKind, (lines, instead, kind) => {
  const ofKind = lines.filter(({ part }) => part.kind === kind)
  const replaced = ofKind.find(({ part }) => part.part_id === instead)
  return replaced ?? (kind && kindFacts(kind)?.isSingle ? ofKind[0] : undefined) ?? null
})

/** Whether a candidate fits as far as is known: only a problem speaks against it. */
export function isFitting(check: CandidateCheck | undefined): boolean {
  return check?.outcome !== 'problem'
}

/**
 * Maximum number of candidates that are checked, and whose figures are read, synchronously; more of them wait until the
 * browser is idle (assumed).
 */
export const maxSynchronous = 200

interface CheckQuestion {
  /** The estimate without the part that a candidate replaces. */
  readonly pieces: readonly Piece[]
  readonly candidates: ReadonlyMap<string, Piece>
}

/** The estimate and the candidates to check against it. */
export const $checkQuestion = combine(
  $pieces,
  $present,
  $candidateParts,
  (pieces, present, parts): CheckQuestion => {
    const quantity = present?.quantity ?? 1
    return {
      pieces: pieces.filter(({ partId }) => partId !== present?.part.part_id),
      candidates: new Map((parts?.data ?? []).map(part => [part.part_id, pieceOf({ part, quantity })])),
    }
  },
)

const checkFx = createEffect(({ pieces, candidates }: CheckQuestion) =>
  runWhenIdle(checkCandidateSteps(pieces, [...candidates.values()])),
)
sample({
  clock: [$checkQuestion.updates, pickerShown],
  source: $checkQuestion,
  filter: ({ candidates }) => candidates.size > maxSynchronous,
  target: checkFx,
})

const $answer = createStore<{
  readonly question: CheckQuestion
  readonly checks: ReadonlyMap<string, CandidateCheck>
} | null>(null, { serialize: 'ignore' }).on(checkFx.done, (_, { params, result }) => ({
  question: params,
  checks: result,
}))

/** The check of every candidate by part id; null until all are checked. */
export const $checks = combine($checkQuestion, $answer, (question, answer) => {
  if (question.candidates.size <= maxSynchronous)
    return checkCandidates(question.pieces, [...question.candidates.values()])
  return answer?.question === question ? answer.checks : null
})

/** Checks some of the candidates. @returns their checks by part id */
export function checkSome(
  { pieces, candidates }: CheckQuestion,
  parts: readonly Part[],
): ReadonlyMap<string, CandidateCheck> {
  return checkCandidates(
    pieces,
    parts.flatMap(({ part_id }) => candidates.get(part_id) ?? []),
  )
}

/** A candidate was chosen for the estimate. */
export const candidateChosen = createEvent<Pick<PartChoice, 'part' | 'also'>>()

// Close the layer first: the address follows once the browser has left the layer's entry in the history.
const taken = sample({
  clock: candidateChosen,
  source: $present,
  filter: $pickedKind.map(kind => kind !== null),
  fn: (present, chosen) => ({ ...chosen, instead: present?.part.part_id ?? null }),
})
sample({ clock: taken, target: [layerLeft.prepend(() => {}), partChosen] })

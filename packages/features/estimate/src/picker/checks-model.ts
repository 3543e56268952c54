import type { Part } from '@jeoul/api/types'
import { $pieces, pieceOf } from '@jeoul/estimate'
import {
  type CandidateCheck,
  checkCandidateSteps,
  checkCandidates,
  type Piece,
  runWhenIdle,
} from '@jeoul/estimate/compatibility'
import { combine, createEffect, createStore, sample } from 'effector'
import { $candidateParts, $present, pickerShown } from './picked-parts.ts'

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

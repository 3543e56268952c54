import type { Part } from '@jeoul/api/types'
import { checkBuild, fixesOf, kindsThatFix } from '@jeoul/compatibility'
import { $estimate, $kindParts, $pieces, kindsWanted, partPrice, pieceOf } from '@jeoul/estimate'
import { combine, createEvent, createStore, sample } from 'effector'
import { $pickedKind } from './picked-kind.ts'
import { $present } from './picker-model.ts'

/** A candidate that does not fit: what else would have to change for it? */
export const candidateFixAsked = createEvent<Part>()

const $askedFor = createStore<Part | null>(null, { serialize: 'ignore' })
  .on(candidateFixAsked, (_, part) => part)
  .reset($pickedKind)

/** The estimate with the candidate, and the problems that name it. */
const $trial = combine($askedFor, $pieces, $present, $estimate, (part, pieces, present, { type }) => {
  if (!part) return null
  const others = pieces.filter(({ partId }) => partId !== present?.part.part_id)
  const trial = [...others, pieceOf({ part, quantity: present?.quantity ?? 1 })]
  const [problem] = checkBuild(trial).filter(
    ({ outcome, partIds }) => outcome === 'problem' && partIds.includes(part.part_id),
  )
  const kinds = problem ? kindsThatFix(trial, problem).filter(kind => kind !== part.kind) : []
  const price = partPrice(part, type)
  const paid = present ? partPrice(present.part, type) : 0
  const difference = price === null || paid === null ? null : (price - paid) * (present?.quantity ?? 1)
  return { part, pieces: trial, problem, kinds, difference }
})

sample({ clock: candidateFixAsked, source: $trial, fn: trial => trial?.kinds ?? [], target: kindsWanted })

/**
 * What is known of the fix: the candidate, whether parts are on their way, the cheapest change that makes it fit, and
 * what the estimate costs more with both, in won; null where that cannot be said.
 */
export const $candidateFix = combine($trial, $kindParts, $estimate, (trial, kindParts, { type }) => {
  if (!trial) return null
  const { part, pieces, problem, kinds, difference } = trial
  const isWaiting = kinds.some(kind => kindParts[kind]?.status === 'loading')
  const parts = Object.fromEntries(kinds.map(kind => [kind, kindParts[kind]?.data ?? []]))
  const [fix] = problem ? fixesOf(pieces, problem, parts, found => partPrice(found, type)) : []
  const both = fix && difference !== null ? difference + fix.difference : null
  return { partId: part.part_id, isWaiting, fix: fix ?? null, both }
})

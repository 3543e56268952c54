import type { AnswerOf, AssembledPc, PartGroup, PartOption } from '@jeoul/api/types'
import { optionDifference, partIdOf } from '@jeoul/estimate-pricing'
import { type EstimateLine, isPartId } from './estimate-line.ts'

/** A configuration that a host offers to start from. */
export interface Configuration {
  readonly originPrice: number
  /** Groups that always have a chosen option. */
  readonly base: readonly PartGroup[]
  /** Groups that may be left empty. */
  readonly add: readonly PartGroup[]
  /** Indexes of the options that it starts with. */
  readonly active: readonly number[]
  readonly default: readonly number[]
}

/** How an estimate differs from the configuration it started from, for one PC. */
export interface ConfigurationChange {
  readonly originPrice: number
  readonly price: number
  /** How many choices differ; the wire spells it `addedChangeLenght` (specification, section 3). */
  readonly addedChangeLength: number
  /** Won; may be negative. */
  readonly addedChangePrice: number
  readonly selectIdxArr: readonly number[]
}

/** What `createEstimate` answers; null for an answer that names no choices (specification, section 5). */
export function readConfiguration({ success, result }: AnswerOf<'createEstimate'>): Configuration | null {
  const { pc }: { readonly pc: AssembledPc } = result
  const isComplete = [pc.base, pc.add, pc.active, pc.default].every(Array.isArray)
  if (!success || !isComplete || !Number.isSafeInteger(pc.originPrice)) return null
  const { originPrice, base, add, active } = pc
  return { originPrice, base, add, active, default: pc.default }
}

/** The lines that a configuration starts with. Options that no part stands for are only in its price. */
export function linesOf({ base, add, active }: Configuration): readonly EstimateLine[] {
  return [...base, ...add].flatMap(({ list }) =>
    list.flatMap(option => {
      const partId = partIdOf(option)
      return active.includes(option.idx) && partId !== undefined && isPartId(partId)
        ? [{ partId, quantity: 1 }]
        : []
    }),
  )
}

/**
 * "(originPrice + Σ(chosen − default))", of the groups that an estimate can hold: those whose options are parts. An
 * estimate without any option of a group has left it out.
 */
export function changeFrom(
  { originPrice, base, add }: Configuration,
  lines: readonly EstimateLine[],
): ConfigurationChange {
  const choices = [...base, ...add].map(group => choiceIn(group, lines))
  const addedChangePrice = choices.reduce((sum, { difference }) => sum + difference, 0)
  return {
    originPrice,
    price: Math.max(0, originPrice + addedChangePrice),
    addedChangeLength: choices.filter(({ isChanged }) => isChanged).length,
    addedChangePrice,
    selectIdxArr: choices.flatMap(({ idx }) => idx ?? []),
  }
}

function choiceIn(group: PartGroup, lines: readonly EstimateLine[]) {
  const usual = group.list.find(({ idx }) => idx === group.default)
  const isHeld = group.list.some(option => partIdOf(option) !== undefined)
  const chosen: PartOption | undefined = isHeld
    ? group.list.find(option => lines.some(({ partId }) => partId === partIdOf(option)))
    : usual
  const none = -(usual?.cash ?? 0)
  return {
    idx: chosen?.idx,
    isChanged: chosen !== usual,
    difference: chosen ? optionDifference(group, chosen) : none,
  }
}

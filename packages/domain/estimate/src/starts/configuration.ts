import type { AnswerOf, AssembledPc, PartGroup } from '@jeoul/api/types'
import { partIdOf } from '@jeoul/estimate-pricing'
import { type EstimateLine, isPartId } from '../sheet/estimate-line.ts'

/** A configuration that a host offers as a starting point. */
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

/** Reads the response of `createEstimate`; null if it lists no choices (specification, section 5). */
export function readConfiguration({ success, result }: AnswerOf<'createEstimate'>): Configuration | null {
  const { pc }: { readonly pc: AssembledPc } = result
  const isComplete = [pc.base, pc.add, pc.active, pc.default].every(Array.isArray)
  if (!success || !isComplete || !Number.isSafeInteger(pc.originPrice)) return null
  const { originPrice, base, add, active } = pc
  return { originPrice, base, add, active, default: pc.default }
}

/** The lines that a configuration starts with. Options that are not parts only affect its price. */
export function linesOfConfiguration({ base, add, active }: Configuration): readonly EstimateLine[] {
  return [...base, ...add].flatMap(({ list }) =>
    list.flatMap(option => {
      const partId = partIdOf(option)
      return active.includes(option.idx) && partId !== undefined && isPartId(partId)
        ? [{ partId, quantity: 1 }]
        : []
    }),
  )
}

import type { AnswerOf, AssembledPc, Part, PartGroup, PartKind, PartOption } from '@jeoul/api/types'
import { partIdOf } from '@jeoul/estimate-pricing'
import { partPrice } from '../parts/part.ts'
import { type EstimateLine, type EstimateQuery, isPartId } from '../sheet/estimate-query.ts'

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

type Known = Readonly<Record<string, Part>>

/** How an estimate differs from the configuration it started from. */
interface ConfigurationChange {
  /** Price of one PC with the default choices, in won. */
  readonly originPrice: number
  /** Price of all PCs, in won. */
  readonly price: number
  /** How many choices differ; the API spells it `addedChangeLenght` (specification, section 3). */
  readonly addedChangeLength: number
  /** Price difference of one PC in won; may be negative. */
  readonly addedChangePrice: number
  readonly selectIdxArr: readonly number[]
}

/**
 * "(originPrice + Σ(chosen − default)) × each" (specification, section 3). Everything on the estimate counts as chosen:
 * a part that the host does not offer counts with its own price in the group of its kind, or separately if there is no
 * such group (assumed). A group whose options are not parts, such as assembly work, keeps its default; any other group
 * without a part on the estimate counts as empty. Parts without a price count as 0.
 *
 * @param known the parts of the lines, as far as they are known
 */
export function changeFrom(
  { originPrice, base, add }: Configuration,
  { lines, each }: Pick<EstimateQuery, 'lines' | 'each'>,
  known: Known,
): ConfigurationChange {
  const groups = [...base, ...add]
  const placed = lines.map(line => ({ line, group: placeOf(line, groups, known) }))
  const linesIn = (group: PartGroup | undefined) =>
    placed.flatMap(({ line, group: its }) => (its === group ? [line] : []))
  const choices = [
    ...groups.map(group => choiceIn(group, linesIn(group), known)),
    ...linesIn(undefined).map(line => choiceOf([line], [], undefined, known)),
  ]
  const addedChangePrice = choices.reduce((sum, { difference }) => sum + difference, 0)
  return {
    originPrice,
    price: Math.max(0, originPrice + addedChangePrice) * each,
    addedChangeLength: choices.filter(({ isChanged }) => isChanged).length,
    addedChangePrice,
    selectIdxArr: choices.flatMap(({ chosen }) => chosen),
  }
}

/** The group that offers a line's part, else the first group of its kind; undefined if there is none. */
function placeOf({ partId }: EstimateLine, groups: readonly PartGroup[], known: Known) {
  const kind = known[partId]?.kind
  return (
    groups.find(({ list }) => list.some(option => partIdOf(option) === partId)) ??
    groups.find(group => kind !== undefined && kindOf(group, known) === kind)
  )
}

/** The kind of a group: that of its first known option. */
function kindOf({ list }: PartGroup, known: Known): PartKind | undefined {
  return list.map(option => known[partIdOf(option) ?? '']?.kind).find(kind => kind !== undefined)
}

function choiceIn({ default: usualIdx, list }: PartGroup, lines: readonly EstimateLine[], known: Known) {
  const usual = list.find(({ idx }) => idx === usualIdx)
  const isHeld = list.some(option => partIdOf(option) !== undefined)
  if (!isHeld) return { chosen: usual ? [usual.idx] : [], isChanged: false, difference: 0 }
  return choiceOf(lines, list, usual, known)
}

function choiceOf(
  lines: readonly EstimateLine[],
  list: readonly PartOption[],
  usual: PartOption | undefined,
  known: Known,
) {
  const optionOf = (partId: string) => list.find(option => partIdOf(option) === partId)
  const [first] = lines
  const isUsual = lines.length === 1 && first?.quantity === 1 && optionOf(first.partId) === usual
  const paid = lines.reduce((sum, { partId, quantity }) => {
    const part = known[partId]
    return sum + (optionOf(partId)?.cash ?? (part && partPrice(part, 'cash')) ?? 0) * quantity
  }, 0)
  return {
    chosen: lines.flatMap(({ partId }) => optionOf(partId)?.idx ?? []),
    isChanged: usual ? !isUsual : lines.length > 0,
    difference: paid - (usual?.cash ?? 0),
  }
}

import type { Part, PartGroup, PartKind, PartOption } from '@jeoul/api/types'
import { partIdOf } from '@jeoul/estimate-pricing'
import type { Configuration } from './configuration.ts'
import type { EstimateLine } from './estimate-line.ts'
import type { EstimateQuery } from './estimate-query.ts'
import { partPrice } from './part-price.ts'

type Known = Readonly<Record<string, Part>>

/** How an estimate differs from the configuration it started from. */
export interface ConfigurationChange {
  /** Won for one PC as it comes. */
  readonly originPrice: number
  /** Won for all PCs. */
  readonly price: number
  /** How many choices differ; the wire spells it `addedChangeLenght` (specification, section 3). */
  readonly addedChangeLength: number
  /** Won for one PC; may be negative. */
  readonly addedChangePrice: number
  readonly selectIdxArr: readonly number[]
}

/**
 * "(originPrice + Σ(chosen − default)) × each" (specification, section 3). What is chosen is everything on the estimate: a
 * part that the host does not offer counts with its own price in the place of its kind, and beside all places where there
 * is none (assumed). A group of options that no part stands for, such as the work of assembling, stays as it comes; of
 * any other group nothing on the estimate is nothing chosen. What has no price adds nothing.
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

/** The group whose option a line is, else the first group of its kind; undefined where there is none. */
function placeOf({ partId }: EstimateLine, groups: readonly PartGroup[], known: Known) {
  const kind = known[partId]?.kind
  return (
    groups.find(({ list }) => list.some(option => partIdOf(option) === partId)) ??
    groups.find(group => kind !== undefined && kindOf(group, known) === kind)
  )
}

/** The kind of a group, by the first of its options that is known. */
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

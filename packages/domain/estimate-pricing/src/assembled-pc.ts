import type { AssembledPc, PartGroup, PartOption, PartType } from '@jeoul/api/types'
import { isForSale } from '@jeoul/price-state'
import { quantityOf } from './quantity.ts'

/**
 * An assembled PC with the shopper's choices. `addedChangeLength` is the API's `addedChangeLenght` (specification,
 * section 3).
 */
export interface ChosenPc extends Omit<AssembledPc, 'addedChangeLenght'> {
  /** The number of choices that differ from the default. */
  readonly addedChangeLength: number
}

interface Parts {
  /** The price of one PC with its default parts, in won. */
  readonly originPrice: number
  /** Groups that always have a chosen option. */
  readonly base: readonly PartGroup[]
  /** Groups that may be left empty. */
  readonly add: readonly PartGroup[]
}

/** The default selection of an assembled PC: "each (quantity, default 1)" (specification, section 3). */
export function beginPc({ originPrice, base, add }: Parts): ChosenPc {
  const groups = [...base, ...add]
  const defaults = groups.flatMap(group => group.default ?? [])
  const ofType = (type: PartType) => groups.flatMap(({ list }) => list.filter(option => option.type === type))
  return priced({
    originPrice,
    price: originPrice,
    each: 1,
    addedChangeLength: 0,
    addedChangePrice: 0,
    selectIdxArr: defaults,
    lists: { 1: ofType(1), 2: ofType(2), 3: ofType(3), 4: ofType(4) },
    base: [...base],
    add: [...add],
    active: defaults,
    default: defaults,
  })
}

/** Whether an option can be chosen. A sold-out option cannot. */
export function canChoose({ price_state }: PartOption): boolean {
  return isForSale(price_state)
}

/**
 * Chooses an option in its group. Choosing it again undoes the choice: a group that may be empty becomes empty, another
 * returns to its default (assumed). Unknown and sold-out options have no effect.
 */
export function chooseOption(pc: ChosenPc, idx: number): ChosenPc {
  const group = groupsOf(pc).find(({ list }) => list.some(option => option.idx === idx))
  const option = group?.list.find(found => found.idx === idx)
  if (!group || !option || !canChoose(option)) return pc
  const instead = pc.selectIdxArr.includes(idx) ? group.default : idx
  const chosen = groupsOf(pc).flatMap(found => {
    const held =
      found === group ? instead : pc.selectIdxArr.find(one => found.list.some(({ idx: its }) => its === one))
    return held ?? []
  })
  return priced({ ...pc, selectIdxArr: chosen, active: chosen })
}

/**
 * Changes the number of PCs.
 *
 * @param each the number; normalized by {@link quantityOf}
 */
export function changeEach(pc: ChosenPc, each: number): ChosenPc {
  return priced({ ...pc, each: quantityOf(each, pc.each) })
}

/** Computes the price: "(originPrice + Σ(chosen − default)) × each", never below zero. */
function priced(pc: ChosenPc): ChosenPc {
  const changes = groupsOf(pc).map(group => changeOf(group, pc.selectIdxArr))
  const addedChangePrice = changes.reduce((sum, { price }) => sum + price, 0)
  return {
    ...pc,
    addedChangeLength: changes.filter(({ isChanged }) => isChanged).length,
    addedChangePrice,
    price: Math.max(0, pc.originPrice + addedChangePrice) * pc.each,
  }
}

function changeOf({ default: usual, list }: PartGroup, chosen: readonly number[]) {
  const held = list.find(({ idx }) => chosen.includes(idx))
  const cashOf = (idx: number | null | undefined) => list.find(option => option.idx === idx)?.cash ?? 0
  return { isChanged: (held?.idx ?? null) !== usual, price: (held?.cash ?? 0) - cashOf(usual) }
}

function groupsOf({ base, add }: ChosenPc): readonly PartGroup[] {
  return [...base, ...add]
}

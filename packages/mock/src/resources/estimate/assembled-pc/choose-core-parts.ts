import { at } from '../../../catalogue/at.ts'
import type { Candidate } from './candidates.ts'
import { fitTogether } from './fit-together.ts'
import { type Slot, slots } from './slots.ts'

/** One choice before its options have numbers. */
export interface Choice {
  readonly name: string
  readonly type: 1 | 2 | 3 | 4
  readonly chosen: Candidate | undefined
  readonly list: readonly Candidate[]
}

/** What a PC is put together from. */
export interface CoreWishes {
  candidates(slot: Slot): readonly Candidate[]
  /** What a slot has to hold, as a facet's value; undefined where anything that fits will do. */
  wanted(slot: Slot): string | undefined
  /** Which of the popular parts to take where anything will do. */
  readonly pick: number
  /** Price of the whole in won, for parts that no category has. */
  readonly price: number
}

type Chosen = ReadonlyMap<Slot, Candidate>

const noCard = '내장그래픽'
/** Among which `pick` picks. */
const popular = 4

/** Chooses core parts that fit together; slot by slot, since later ones depend on earlier ones. */
export function chooseCoreParts(wishes: CoreWishes): Chosen {
  const chosen = new Map<Slot, Candidate>()
  for (const slot of slots) {
    const found = chooseFor(slot, chosen, wishes)
    if (found) chosen.set(slot, found)
  }
  return chosen
}

/** Those of a slot that fit what was chosen for the others. */
export function fitting(slot: Slot, candidates: readonly Candidate[], chosen: Chosen): readonly Candidate[] {
  const others = [...chosen].flatMap(([other, { part }]) => (other === slot || !part ? [] : [part]))
  return candidates.filter(({ part }) => !part || others.every(other => fitTogether(part, other)))
}

function chooseFor(slot: Slot, chosen: Chosen, wishes: CoreWishes): Candidate | undefined {
  const value = wishes.wanted(slot)
  const fits = fitting(slot, wishes.candidates(slot), chosen)
  if (value !== undefined) {
    if (value === noCard) return undefined
    return fits.find(({ part }) => part && slot.matches(part, value)) ?? standIn(slot, value, wishes.price)
  }
  const isCoolerThere = [...chosen.values()].some(
    ({ part }) => part?.kind === 'cpu' && part.facts.coolerIncluded,
  )
  if (fits.length === 0 || (slot.key === 'cooler' && isCoolerThere)) return undefined
  return at(fits, wishes.pick % Math.min(popular, fits.length))
}

/** For a part that is for sale nowhere else. */
function standIn({ name, share }: Slot, value: string, price: number): Candidate {
  const cash = Math.round((price * share) / 1000) * 1000
  return { option: { type: 1, name: `${name} ${value}`, price_state: 3, cash, card: cash } }
}

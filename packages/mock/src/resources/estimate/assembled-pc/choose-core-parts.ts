import { at } from '../../../catalogue/at.ts'
import type { Candidate } from './candidates.ts'
import { fitTogether } from './fit-together.ts'
import { type Slot, slots } from './slots.ts'

/** A choice before its options are numbered. */
export interface Choice {
  readonly name: string
  readonly type: 1 | 2 | 3 | 4
  readonly chosen: Candidate | undefined
  readonly list: readonly Candidate[]
}

/** The requirements of a PC. */
export interface CoreWishes {
  candidates(slot: Slot): readonly Candidate[]
  /** The required facet value of a slot; undefined if any compatible part will do. */
  wanted(slot: Slot): string | undefined
  /** Which of the popular parts to take if any will do. */
  readonly pick: number
  /** Price of the whole PC in won, to estimate parts that no category has. */
  readonly price: number
}

type Chosen = ReadonlyMap<Slot, Candidate>

const noCard = '내장그래픽'
/** The number of parts that `pick` chooses from. */
const popular = 4

/** Chooses compatible core parts, slot by slot, because later slots depend on earlier ones. */
export function chooseCoreParts(wishes: CoreWishes): Chosen {
  const chosen = new Map<Slot, Candidate>()
  for (const slot of slots) {
    const found = chooseFor(slot, chosen, wishes)
    if (found) chosen.set(slot, found)
  }
  return chosen
}

/** The candidates of a slot that are compatible with the parts chosen so far. */
export function fitting(slot: Slot, candidates: readonly Candidate[], chosen: Chosen): readonly Candidate[] {
  const others = [...chosen]
    .filter(([other]) => other !== slot)
    .map(([{ kind }, { figures }]) => ({ kind, figures }))
  return candidates.filter(({ figures }) =>
    others.every(other => fitTogether({ kind: slot.kind, figures }, other)),
  )
}

function chooseFor(slot: Slot, chosen: Chosen, wishes: CoreWishes): Candidate | undefined {
  const wanted = wishes.wanted(slot)
  const needsCard = [...chosen.values()].some(({ figures }) => figures.graphics === false)
  const value = wanted === noCard && needsCard ? undefined : wanted
  const fits = fitting(slot, wishes.candidates(slot), chosen)
  if (value !== undefined) {
    if (value === noCard) return undefined
    const matching = fits.filter(({ part }) => part && slot.matches(part, value))
    return firstOf(matching, slot) ?? standIn(slot, value, wishes.price)
  }
  const isCoolerThere = [...chosen.values()].some(({ figures }) => figures.cooler_included)
  const sure = fits.filter(({ figures }) => slot.tells.every(figure => figure in figures))
  if (sure.length === 0 || (slot.key === 'cooler' && isCoolerThere)) return undefined
  return at(sure, wishes.pick % Math.min(popular, sure.length))
}

function firstOf(matching: readonly Candidate[], { least }: Slot): Candidate | undefined {
  if (least === undefined) return matching[0]
  return matching.toSorted((a, b) => (a.figures[least] ?? 0) - (b.figures[least] ?? 0))[0]
}

/** A made-up part, if no category has one. */
function standIn({ name, share }: Slot, value: string, price: number): Candidate {
  const cash = Math.round((price * share) / 1000) * 1000
  return { option: { type: 1, name: `${name} ${value}`, price_state: 3, cash, card: cash }, figures: {} }
}

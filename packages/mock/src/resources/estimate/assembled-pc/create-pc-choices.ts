import type { PartGroup, PartKind, PartOption } from '@jeoul/api/types'
import { lazily, lazilyBy } from '../../../index/lazily.ts'
import type { MockContext } from '../../../operation/mock-context.ts'
import { extras } from '../parts/extras.ts'
import { kindNames, partKinds } from '../parts/part-kinds.ts'
import { type Candidate, candidatesOf } from './candidates.ts'
import { type Choice, type CoreWishes, chooseCoreParts, fitting } from './choose-core-parts.ts'
import { type Slot, slots } from './slots.ts'

/** The options of a PC; their numbers are unique across both lists. */
export interface PcChoices {
  /** Core parts. */
  readonly base: PartGroup[]
  /** Peripherals, software and services; none is chosen. */
  readonly add: PartGroup[]
}

export interface PcWishes extends Omit<CoreWishes, 'candidates'> {
  /** Whether to offer only parts that are compatible with the chosen ones. */
  readonly onlyFitting: boolean
  /** The most options of a choice. */
  readonly maxOptions: number
}

/** Categories are read on first use. */
export function createPcChoices(mock: MockContext): (wishes: PcWishes) => PcChoices {
  const candidates = lazilyBy((slot: Slot) => candidatesOf(mock, slot.cateId, 1))
  const added = lazily(() =>
    kindNames.filter(kind => partKinds[kind].type !== 1).map(kind => beside(mock, kind)),
  )
  return wishes => {
    const chosen = chooseCoreParts({ ...wishes, candidates })
    const core = slots.map((slot): Choice => {
      const all = candidates(slot)
      const offered = wishes.onlyFitting ? fitting(slot, all, chosen) : all
      return { name: slot.name, type: 1, chosen: chosen.get(slot), list: offered }
    })
    const number = createNumbering(wishes.maxOptions)
    return { base: core.flatMap(number), add: added().flatMap(number) }
  }
}

/** Peripherals are items; software and services are none. */
function beside(mock: MockContext, kind: PartKind): Choice {
  const { name, type, cateIds } = partKinds[kind]
  const items = cateIds.flatMap(cateId => candidatesOf(mock, cateId, type))
  const others = extras
    .filter(extra => extra.kind === kind)
    .map(({ part_id, name, price_state, cash, card, figures }): Candidate => {
      return { option: { type, name, part_id, price_state, cash, card }, figures }
    })
  return { name, type, chosen: undefined, list: [...items, ...others] }
}

/** Turns choices into groups with the chosen option first; choices without options are left out. */
function createNumbering(maxOptions: number): (choice: Choice) => PartGroup[] {
  let idx = 0
  const numbered = ({ option }: Candidate): PartOption => ({ idx: ++idx, ...option })
  return ({ name, type, chosen, list }) => {
    const others = list.filter(candidate => candidate !== chosen)
    const options = (chosen ? [chosen, ...others] : others).slice(0, maxOptions).map(numbered)
    return options.length === 0
      ? []
      : [{ name, type, default: chosen ? (options[0]?.idx ?? null) : null, list: options }]
  }
}

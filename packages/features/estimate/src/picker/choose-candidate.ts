import { type PartChoice, partChosen } from '@jeoul/estimate'
import { createEvent, sample } from 'effector'
import { layerLeft } from '../page-model.ts'
import { $pickedKind } from './picked-kind.ts'
import { $present } from './picked-parts.ts'

/** A candidate was chosen for the estimate. */
export const candidateChosen = createEvent<Pick<PartChoice, 'part' | 'also'>>()

// Close the layer first: the address follows once the browser has left the layer's entry in the history.
const taken = sample({
  clock: candidateChosen,
  source: $present,
  filter: $pickedKind.map(kind => kind !== null),
  fn: (present, chosen) => ({ ...chosen, instead: present?.part.part_id ?? null }),
})
sample({ clock: taken, target: [layerLeft.prepend(() => {}), partChosen] })

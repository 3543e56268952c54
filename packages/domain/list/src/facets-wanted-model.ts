import { combine, createEvent, sample } from 'effector'
import { facetResources } from './model.ts'

/** Facets are about to be chosen from: requests those that the server left out of the page. */
export const facetsWanted = createEvent()

for (const [$category, { $state, requested }] of facetResources) {
  const wanted = sample({ clock: facetsWanted, source: combine([$category, $state]) })
  sample({
    clock: wanted,
    filter: ([{ cateId }, { status }]) => status === 'idle' && cateId !== '',
    fn: ([category]) => category,
    target: requested,
  })
}

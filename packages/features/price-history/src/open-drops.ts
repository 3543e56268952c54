import { $managerId } from '@jeoul/page'
import { priceDrops } from '@jeoul/price-history'
import { createRoute } from '@jeoul/router'
import { combine, createEvent, sample } from 'effector'

const maxDrops = 8
const route = createRoute('home')

/** The block is on screen; a browser may load it after the visit. */
export const dropsShown = createEvent()

const $request = combine(route.$isOpened, $managerId, priceDrops.$load, (isOpened, managerId, { params }) =>
  isOpened && managerId !== null && params?.managerId !== managerId ? { managerId, limit: maxDrops } : null,
)
sample({
  clock: sample({ clock: [route.visited, dropsShown], source: $request }).filterMap(
    params => params ?? undefined,
  ),
  target: priceDrops.requested,
})

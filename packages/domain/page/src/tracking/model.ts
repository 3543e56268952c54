import { clickAdFx, getAdTagFx, viewAdFx } from '@jeoul/api'
import { createEffect, createEvent, createStore, sample } from 'effector'
import type { Ad } from './ad.ts'
import { type MallVisit, mallPayload, pushToDataLayer } from './data-layer.ts'

/** An ad was visible for long enough to count as seen. */
export const adSeen = createEvent<Ad>()
/** An ad's link was followed to its product. */
export const adFollowed = createEvent<Ad>()
/** A product's page was opened, given its id: "GET /front/v3/ad/gaua4tag/?item_id=" (specification, section 7). */
export const itemSeen = createEvent<string>()
/** A visitor left for a mall. Only the data layer is told, because this is not an ad (assumed). */
export const mallFollowed = createEvent<MallVisit>()
/** Another page is on screen, so its ads are counted anew. */
export const pageTurned = createEvent()

const keyOf = ({ adCode, itemId }: Ad) => `${adCode}:${itemId}`

const $seen = createStore<readonly string[]>([], { serialize: 'ignore' })
const seenFirst = sample({
  clock: adSeen,
  source: $seen,
  filter: (seen, ad) => !seen.includes(keyOf(ad)),
  fn: (_, ad) => ad,
})
$seen.on(seenFirst, (seen, ad) => [...seen, keyOf(ad)]).reset(pageTurned)

const pushFx = createEffect(pushToDataLayer)
/** Logs a failure: "Ad tracking errors are only logged" (specification, section 8). */
const logFx = createEffect((error: Error) => console.error(`[tracking] ${error.message}`))

sample({ clock: seenFirst, target: viewAdFx })
sample({ clock: adFollowed, target: clickAdFx })
sample({ clock: itemSeen, fn: itemId => ({ itemId }), target: getAdTagFx })
sample({ clock: [viewAdFx.doneData, clickAdFx.doneData, getAdTagFx.doneData], target: pushFx })
sample({ clock: mallFollowed, fn: mallPayload, target: pushFx })
// Only the query's failures are logged here: commands log their own.
sample({ clock: getAdTagFx.failData, target: logFx })

import { $tabStorage } from '@jeoul/visitor/device'
import { attach, createEvent, createStore, sample } from 'effector'
import { $list, $listKey, listRestored } from './grown-list-model.ts'
import { readSavedList, readSeenPlace, type SeenPlace, writeSavedList } from './saved-list.ts'

interface StoredPlace {
  /** The name of the history's entry that the list is open in. */
  readonly entry: string
  readonly place: SeenPlace
}

/** The list is on screen and hydrated. */
export const listShown = createEvent()
/** The list is about to be removed from the screen. */
export const listHidden = createEvent()
/** The shopper stopped scrolling at a position of the list. */
export const placeSeen = createEvent<SeenPlace>()
/** Stores the position and the loaded rows for a return to this entry of the history. */
export const placeSaved = createEvent<StoredPlace>()
/** Restores the position and rows that were stored for an entry, if any. */
export const returnRequested = createEvent<string>()
/** The position was restored, or its row no longer exists. */
export const returnEnded = createEvent()

/** Whether a list is on screen and hydrated; false on the server. */
export const $isListShown = createStore(false, { serialize: 'ignore' })
  .on(listShown, () => true)
  .on(listHidden, () => false)

/** The list that was stored last. Lists are long, so they are stored again only when they have grown. */
const $saved = createStore<{ entry: string; items: unknown }>(
  { entry: '', items: null },
  { serialize: 'ignore' },
)

const saveFx = attach({
  source: { storage: $tabStorage, list: $list, saved: $saved },
  effect({ storage, list, saved }, { entry, place }: StoredPlace) {
    storage.write(`place.${entry}`, JSON.stringify(place))
    const hasMore = saved.entry !== entry || saved.items !== list?.items
    if (list && hasMore) storage.write(`list.${entry}`, writeSavedList(list, Date.now()))
    return { entry, items: list?.items }
  },
})

$saved.on(saveFx.doneData, (_, saved) => saved)

const readStoredFx = attach({
  source: { storage: $tabStorage, key: $listKey },
  effect: ({ storage, key }, entry: string) => ({
    list: readSavedList(storage.read(`list.${entry}`), key, Date.now()),
    place: readSeenPlace(storage.read(`place.${entry}`)),
  }),
})

/** The position to restore, until it is restored. */
export const $returnPlace = createStore<SeenPlace | null>(null, { serialize: 'ignore' })
  .on(readStoredFx.doneData, (_, { place }) => place)
  .reset(returnEnded, listHidden)

sample({ clock: placeSaved, target: saveFx })
sample({ clock: returnRequested, target: readStoredFx })
sample({
  clock: readStoredFx.doneData.filterMap(({ list }) => list ?? undefined),
  target: listRestored,
})

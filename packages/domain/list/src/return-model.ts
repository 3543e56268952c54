import { $visitStorage } from '@jeoul/visitor/device'
import { attach, createEvent, createStore, sample } from 'effector'
import { $list, $listKey, listRestored } from './grown-list-model.ts'
import { readSavedList, readSeenPlace, type SeenPlace, writeSavedList } from './saved-list.ts'

interface VisitedPlace {
  /** The history entry that the list is open in. */
  readonly visit: string
  readonly place: SeenPlace
}

/** The list is on screen and hydrated. */
export const listShown = createEvent()
/** The list is about to be removed from the screen. */
export const listHidden = createEvent()
/** The shopper stopped scrolling at a position of the list. */
export const placeSeen = createEvent<SeenPlace>()
/** Stores the position and the loaded rows for a return to this visit. */
export const placeSaved = createEvent<VisitedPlace>()
/** Restores the position and rows that were stored for a visit, if any. */
export const returnRequested = createEvent<string>()
/** The position was restored, or its row no longer exists. */
export const returnEnded = createEvent()

/** Whether a list is on screen and hydrated; false on the server. */
export const $isListShown = createStore(false, { serialize: 'ignore' })
  .on(listShown, () => true)
  .on(listHidden, () => false)

/** The list that was stored last. Lists are long, so they are stored again only when they have grown. */
const $saved = createStore<{ visit: string; items: unknown }>(
  { visit: '', items: null },
  { serialize: 'ignore' },
)

const saveFx = attach({
  source: { storage: $visitStorage, list: $list, saved: $saved },
  effect({ storage, list, saved }, { visit, place }: VisitedPlace) {
    storage.write(`place.${visit}`, JSON.stringify(place))
    const hasMore = saved.visit !== visit || saved.items !== list?.items
    if (list && hasMore) storage.write(`list.${visit}`, writeSavedList(list, Date.now()))
    return { visit, items: list?.items }
  },
})

$saved.on(saveFx.doneData, (_, saved) => saved)

const readVisitFx = attach({
  source: { storage: $visitStorage, key: $listKey },
  effect: ({ storage, key }, visit: string) => ({
    list: readSavedList(storage.read(`list.${visit}`), key, Date.now()),
    place: readSeenPlace(storage.read(`place.${visit}`)),
  }),
})

/** The position to restore, until it is restored. */
export const $returnPlace = createStore<SeenPlace | null>(null, { serialize: 'ignore' })
  .on(readVisitFx.doneData, (_, { place }) => place)
  .reset(returnEnded, listHidden)

sample({ clock: placeSaved, target: saveFx })
sample({ clock: returnRequested, target: readVisitFx })
sample({
  clock: readVisitFx.doneData.filterMap(({ list }) => list ?? undefined),
  target: listRestored,
})

import { $offers, offersKey, offersRenewed, offersRequested } from '@jeoul/offers'
import { $paymentTerms, everyone } from '@jeoul/personal-price'
import { combine, createEvent, createStore, sample } from 'effector'
import { readLinkSearch } from './read-link-search.ts'
import { findWay } from './way.ts'

interface WayAddress {
  readonly itemId: string
  /** The mall's number. */
  readonly mallId: string
  /** The query with its '?', or ''. */
  readonly search: string
}

/** The page of a way to a mall was opened. */
export const wayOpened = createEvent<WayAddress>()
/** The page was left. */
export const wayClosed = createEvent()
/** Asks again for offers that could not be had. */
export const wayRetried = createEvent()

/** What the address says of the way; null while no such page is open. */
export const $wayAddress = createStore<WayAddress | null>(null)
  .on(wayOpened, (_, address) => address)
  .reset(wayClosed)

const cashOf = (itemId: string) => ({ itemId, card: false })
const cardOf = (itemId: string) => ({ itemId, card: true })

const opened = wayOpened.map(({ itemId }) => itemId)
// What was known a while ago is no answer to whether the offer is still there.
sample({ clock: opened, fn: cashOf, target: offersRenewed })
sample({ clock: opened, fn: cardOf, target: offersRenewed })

const $asked = combine($offers, $wayAddress, (offers, address) => {
  if (address === null) return null
  const { itemId, mallId, search } = address
  return {
    mallId,
    told: readLinkSearch(search),
    cash: offers[offersKey(cashOf(itemId))],
    card: offers[offersKey(cardOf(itemId))],
  }
})

const wantedAgain = sample({ clock: wayRetried, source: $wayAddress }).filterMap(address => address?.itemId)
sample({ clock: wantedAgain, fn: cashOf, target: offersRequested })
sample({ clock: wantedAgain, fn: cardOf, target: offersRequested })

const nowhere = { kind: 'waiting' } as const

/** Where the way leads, with what this shopper pays there. The server knows no shopper: it shows {@link $wayForEveryone}. */
export const $way = combine($asked, $paymentTerms, (asked, terms) =>
  asked ? findWay(asked, terms) : nowhere,
)
/** The way as the server shows it, which knows nobody’s terms. */
export const $wayForEveryone = combine($asked, $way, $paymentTerms, (asked, way, terms) =>
  asked && terms !== everyone ? findWay(asked, everyone) : way,
)

/** Whether nobody can have such an address: there is no such product. */
export const $isUnknownWay = $asked.map(asked => {
  const cash = asked?.cash
  return cash?.status === 'failed' && [400, 404].includes(cash.failure.status ?? 0)
})

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

/** Opens the outbound page at an address. */
export const wayOpened = createEvent<WayAddress>()
/** The page was left. */
export const wayClosed = createEvent()
/** Requests again the offers that failed to load. */
export const wayRetried = createEvent()

/** The open outbound page's address, or null. */
export const $wayAddress = createStore<WayAddress | null>(null)
  .on(wayOpened, (_, address) => address)
  .reset(wayClosed)

const cashOf = (itemId: string) => ({ itemId, card: false })
const cardOf = (itemId: string) => ({ itemId, card: true })

const opened = wayOpened.map(({ itemId }) => itemId)
// Request the offers again: older answers do not tell whether the offer still exists.
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

/**
 * The offer behind the address, with this shopper's price. The server does not know the shopper and renders
 * {@link $wayForEveryone}.
 */
export const $way = combine($asked, $paymentTerms, (asked, terms) =>
  asked ? findWay(asked, terms) : nowhere,
)
/** The offer with its price by the default terms, as the server renders it. */
export const $wayForEveryone = combine($asked, $way, $paymentTerms, (asked, way, terms) =>
  asked && terms !== everyone ? findWay(asked, everyone) : way,
)

/** Whether the product of this address does not exist. */
export const $isUnknownWay = $asked.map(asked => {
  const cash = asked?.cash
  return cash?.status === 'failed' && [400, 404].includes(cash.failure.status ?? 0)
})

import { $managerId } from '@jeoul/page'
import { $paymentTerms, $quantities, orderTerms } from '@jeoul/personal-price'
import { $isDeviceRead } from '@jeoul/visitor/device'
import { combine, createEvent, createStore, sample } from 'effector'
import { $offers, offersKey, offersRenewed, offersWanted } from '../index.ts'
import { findOutboundOffer } from './outbound-offer.ts'
import { readLinkSearch } from './read-link-search.ts'

interface OutboundAddress {
  readonly itemId: string
  /** The mall's number. */
  readonly mallId: string
  /** The query with its '?', or ''. */
  readonly search: string
}

/** Opens the outbound page at an address. */
export const outboundOpened = createEvent<OutboundAddress>()
/** The page was left. */
export const outboundClosed = createEvent()
/** Requests again the offers that failed to load. */
export const outboundRetried = createEvent()

/** The open outbound page's address, or null. */
export const $outboundAddress = createStore<OutboundAddress | null>(null)
  .on(outboundOpened, (_, address) => address)
  .reset(outboundClosed)

const cashOf = (itemId: string) => ({ itemId, card: false })
const cardOf = (itemId: string) => ({ itemId, card: true })

const $itemId = combine($outboundAddress, $managerId, (address, managerId) =>
  // A minishop that the address names by its user name has no number until the look-up has ended.
  address === null || managerId === null ? null : address.itemId,
)
const opened = sample({ clock: [outboundOpened, $managerId], source: $itemId }).filterMap(
  itemId => itemId ?? undefined,
)
// Offers are requested again, because an earlier response does not show whether the offer still exists.
sample({ clock: opened, fn: cashOf, target: offersRenewed })
sample({ clock: opened, fn: cardOf, target: offersRenewed })

const $offersOfAddress = combine($offers, $outboundAddress, (offers, address) => {
  if (address === null) return null
  const { itemId, mallId, search } = address
  return {
    mallId,
    linked: readLinkSearch(search),
    cash: offers[offersKey(cashOf(itemId))],
    card: offers[offersKey(cardOf(itemId))],
  }
})

const wantedAgain = sample({ clock: outboundRetried, source: $outboundAddress }).filterMap(
  address => address?.itemId,
)
sample({ clock: wantedAgain, fn: cashOf, target: offersWanted })
sample({ clock: wantedAgain, fn: cardOf, target: offersWanted })

/** The shopper's terms for an order of the product. */
export const $outboundTerms = combine(
  $paymentTerms,
  $quantities,
  $outboundAddress.map(address => address?.itemId ?? ''),
  orderTerms,
)

/**
 * Whether the shown price follows the shopper's terms. The server does not know them, so a link from a page with
 * personal prices waits for the browser.
 */
export const $isPriceKnown = combine(
  $outboundAddress,
  $isDeviceRead,
  (address, isRead) => isRead || address === null || !readLinkSearch(address.search).isPersonal,
)

const nowhere = { kind: 'waiting' } as const

/**
 * The offer behind the address, with this shopper's price. The server does not know the shopper and uses the default
 * terms.
 */
export const $outboundOffer = combine($offersOfAddress, $outboundTerms, (offers, terms) =>
  offers ? findOutboundOffer(offers, terms) : nowhere,
)

/** Whether the product of this address does not exist. */
export const $isUnknownOutbound = $offersOfAddress.map(offers => {
  const cash = offers?.cash
  return cash?.status === 'failed' && [400, 404].includes(cash.failure.status ?? 0)
})

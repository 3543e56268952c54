import { tokenChanged } from '@jeoul/api/connection'
import { combine, createEvent, createStore } from 'effector'
import { type Address, isSameAddress } from './address.ts'
import { type PageProps, type SiteProps, siteManagerId } from './page-props.ts'
import { isPopup, pageTypeOf } from './page-type.ts'
import { isSameShop, readShopAddress, type ShopAddress } from './shop-address.ts'

/**
 * Starts a page with the properties of the site, once per request on the server. Never fired in a browser that hydrates
 * a page, which receives the state with it.
 */
export const appStarted = createEvent<SiteProps>()
/** Another page was opened, or the same one at another address. */
export const addressChanged = createEvent<Address>()
/** A minishop's number was looked up by its user name. If there is none, it is the site's own number. */
export const shopFound = createEvent<{ mallUser: string; managerId: number }>()

/**
 * The current address. It is part of the server's state, so that opening the same address in the browser
 * changes nothing and requests nothing again.
 */
export const $address = createStore<Address>(
  { path: '', search: '' },
  { updateFilter: (next, now) => !isSameAddress(next, now) },
).on(addressChanged, (_, address) => address)

/** The minishop named by the address does not exist. */
export const shopMissed = createEvent<ShopAddress>()

interface NamedShop {
  readonly shop: ShopAddress | null
  readonly managerId: number | null
  /** The address names a shop that does not exist. */
  readonly isUnknown?: true
}

/**
 * Null until the address is read. One store, from the address directly: if a store that combines the address with others
 * reads a combined store before its first update, effector takes that update for no change
 * (https://github.com/effector/effector/issues/613).
 */
const $namedShop = createStore<NamedShop | null>(null)
  .on($address, (before, { search }) => nameShop(readShopAddress(search), before))
  .on(shopMissed, (named, missed) =>
    named?.shop && isSameShop(named.shop, missed) ? { ...nameShop(null), isUnknown: true } : named,
  )
  .on(shopFound, (named, { mallUser, managerId }) =>
    named?.shop?.mallUser === mallUser ? { ...named, managerId } : named,
  )

/** @param before what was named until now: the number of a shop is looked up once for all its addresses */
function nameShop(shop: ShopAddress | null, before?: NamedShop | null): NamedShop {
  const number = shop ? shop.managerId : siteManagerId
  return { shop, managerId: before && isSameShop(before.shop, shop) ? before.managerId : number }
}

const noParams = {}

/** The parameters of what every page requests, which are none; null until the page's address is read. */
export const $anyPage = $namedShop.map(named => named && noParams)

/** The minishop that the address names; null for the site itself, or if there is no such minishop. */
export const $shop = $namedShop.map(named => named?.shop ?? null)

/** Whether the address names a minishop that does not exist. */
export const $isUnknownShop = $namedShop.map(named => !!named?.isUnknown)

/**
 * The idx_b_manager to request lists and products with: 1 for the site itself, null until the address is read, and
 * while a minishop's number is looked up. Requests wait while it is null.
 */
export const $managerId = $namedShop.map(named => named?.managerId ?? null)

/** The page properties that the address does not decide: who reads no others has nothing to do when it changes. */
export const $siteProps = createStore<SiteProps>({
  isMobile: false,
  isLogged: false,
  isBot: false,
  origin: '',
  otherSite: '',
  loginUrl: '',
  logoutUrl: '',
  operator: {},
})
  .on(appStarted, (_, props) => props)
  .on(tokenChanged, (props, token) => ({ ...props, isLogged: token !== null }))

/** Whether the visitor has a token, which is a member's unless a host refuses it. */
export const $isLogged = $siteProps.map(({ isLogged }) => isLogged)

/** The page properties, updated as the visitor moves on. */
export const $pageProps = combine(
  $siteProps,
  $address,
  $managerId,
  (props, { path, search }, managerId): PageProps => ({
    ...props,
    pageType: pageTypeOf(path),
    isPopup: isPopup(search),
    idxBManager: managerId ?? siteManagerId,
  }),
)

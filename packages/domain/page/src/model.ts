import { tokenChanged } from '@jeoul/api/connection'
import { combine, createEvent, createStore } from 'effector'
import { type Address, isSameAddress } from './address.ts'
import { type PageProps, type SiteProps, siteManagerId } from './page-props.ts'
import { isPopup, pageTypeOf } from './page-type.ts'
import { isSameShop, readShopAddress, type ShopAddress } from './shop-address.ts'

/**
 * Starts a page with the properties of the site, once per request on the server. Not triggered in a browser that
 * hydrates the page: it receives the server's state.
 */
export const appStarted = createEvent<SiteProps>()
/** Another page was opened, or the same one at another address. */
export const addressChanged = createEvent<Address>()

interface FoundShop {
  readonly mallUser: string
  readonly managerId: number
}

/** A minishop's number was looked up by its user name. */
export const shopFound = createEvent<FoundShop>()

/**
 * The current address. It is part of the server's state, so opening the same address in the browser requests nothing
 * again.
 */
export const $address = createStore<Address>(
  { path: '', search: '' },
  { updateFilter: (next, now) => !isSameAddress(next, now) },
).on(addressChanged, (_, address) => address)

/** The minishop named by the address does not exist. */
export const shopMissed = createEvent<ShopAddress>()

/** Fires with whether the number of the address's minishop could not be looked up. */
export const shopLookUpFailed = createEvent<boolean>()

/**
 * Whether the number of the address's minishop could not be looked up. No request can name the minishop then, so pages
 * show the failure, and a way to try again.
 */
export const $isShopFailed = createStore(false).on(shopLookUpFailed, (_, isFailed) => isFailed)

interface NamedShop {
  readonly shop: ShopAddress | null
  /** The result of the last look-up. Stays stored, so that returning to the same shop needs no other look-up. */
  readonly found?: FoundShop | undefined
  /** True if the address names a shop that does not exist. */
  readonly isUnknown?: true
}

/**
 * Null until the address is read. A single store fed by the address: if it were combined from other stores, effector
 * might miss its first update (https://github.com/effector/effector/issues/613).
 */
const $namedShop = createStore<NamedShop | null>(null)
  .on($address, (before, { search }) => ({ shop: readShopAddress(search), found: before?.found }))
  .on(shopMissed, (named, missed) =>
    named?.shop && isSameShop(named.shop, missed) ? { ...named, shop: null, isUnknown: true } : named,
  )
  .on(shopFound, (named, found) => named && { ...named, found })

const noParams = {}

/** The empty parameters of requests that are the same on every page; null until the page's address is read. */
export const $anyPage = $namedShop.map(named => named && noParams)

/** The minishop that the address names; null for the site itself, or if there is no such minishop. */
export const $shop = $namedShop.map(named => named?.shop ?? null)

/** Whether the address names a minishop that does not exist. */
export const $isUnknownShop = $namedShop.map(named => !!named?.isUnknown)

/**
 * The idx_b_manager for requests of lists and products: 1 for the site itself, null until the address is read and while
 * a minishop's number is looked up. Requests wait while it is null.
 */
export const $managerId = $namedShop.map(named => {
  if (!named) return null
  const { shop, found } = named
  if (!shop) return siteManagerId
  return shop.managerId ?? (found?.mallUser === shop.mallUser ? found.managerId : null)
})

/** The page properties that do not depend on the address, for views that need not update when it changes. */
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

/** Whether the visitor has a token. It counts as a member's until a host refuses it. */
export const $isLogged = $siteProps.map(({ isLogged }) => isLogged)

/** The page properties of the current address. */
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

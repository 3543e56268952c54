import { tokenChanged } from '@jeoul/api/connection'
import { pageBegan } from '@jeoul/api/pending-work'
import { combine, createEvent, createStore, sample } from 'effector'
import { type Address, isSameAddress } from './address.ts'
import { type PageProps, siteManagerId } from './page-props.ts'
import { isPopup, pageTypeOf } from './page-type.ts'
import { isSameShop, readShopAddress, type ShopAddress } from './shop-address.ts'

/**
 * Starts a page with its properties, once per request on the server. Never fired in a browser that hydrates a page,
 * which receives the state with it.
 */
export const appStarted = createEvent<PageProps>()
sample({ clock: appStarted, target: pageBegan })
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
  readonly isUnknown: boolean
}

/** Derived from the address directly: a combined store would not update all of its readers. */
const $namedShop = createStore<NamedShop>({ shop: null, isUnknown: false })
  .on($address, (_, { search }) => ({ shop: readShopAddress(search), isUnknown: false }))
  .on(shopMissed, (named, missed) =>
    named.shop !== null && isSameShop(named.shop, missed) ? { shop: null, isUnknown: true } : named,
  )

/** The minishop that the address names; null for the site itself, or if there is no such minishop. */
export const $shop = $namedShop.map(({ shop }) => shop)

/** Whether the address names a minishop that does not exist. */
export const $isUnknownShop = $namedShop.map(({ isUnknown }) => isUnknown)

const $found = createStore<{ mallUser: string; managerId: number } | null>(null).on(
  shopFound,
  (_, found) => found,
)

/**
 * The idx_b_manager to request lists and products with: 1 for the site itself, null while a minishop's number
 * is looked up. Requests wait while it is null.
 */
export const $managerId = combine($shop, $found, (shop, found) => {
  if (shop === null) return siteManagerId
  if (shop.managerId !== null) return shop.managerId
  return found?.mallUser === shop.mallUser ? found.managerId : null
})

const $started = createStore<PageProps>({
  pageType: 'list',
  isMobile: false,
  isLogged: false,
  idxBManager: siteManagerId,
  isPopup: false,
  isBot: false,
  origin: '',
  otherSite: '',
  loginUrl: '',
  logoutUrl: '',
  operator: {},
})
  .on(appStarted, (_, props) => props)
  .on(tokenChanged, (props, token) => ({ ...props, isLogged: token !== null }))

/** The page properties, updated as the visitor moves on. */
export const $pageProps = combine($started, $address, $managerId, (props, { path, search }, managerId) => ({
  ...props,
  pageType: pageTypeOf(path),
  isPopup: isPopup(search),
  idxBManager: managerId ?? siteManagerId,
}))

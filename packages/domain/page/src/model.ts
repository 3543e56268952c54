import { pendingWorkStarted } from '@jeoul/api/pending-work'
import { combine, createEvent, createStore, sample } from 'effector'
import { type Address, isSameAddress } from './address.ts'
import { type PageProps, siteManagerId } from './page-props.ts'
import { isPopup, pageTypeOf } from './page-type.ts'
import { readShopAddress } from './shop-address.ts'

/** The page begins, on the server with a request and in the browser never: there its state arrives with it. */
export const appStarted = createEvent<PageProps>()
sample({ clock: appStarted, fn: () => {}, target: pendingWorkStarted })
/** Another page is open from now on, or the same one at another address. */
export const addressChanged = createEvent<Address>()
/** A minishop's number was looked up by its user name; the site's own stands for one that cannot be found. */
export const shopFound = createEvent<{ mallUser: string; managerId: number }>()

/**
 * Where the visitor is. It travels with a server-rendered page, so opening the same place in the browser changes
 * nothing and asks for nothing again.
 */
export const $address = createStore<Address>(
  { path: '', search: '' },
  { updateFilter: (next, now) => !isSameAddress(next, now) },
).on(addressChanged, (_, address) => address)

/** The minishop that the address names; null for the site itself. */
export const $shop = $address.map(({ search }) => readShopAddress(search))

const $found = createStore<{ mallUser: string; managerId: number } | null>(null).on(
  shopFound,
  (_, found) => found,
)

/**
 * The idx_b_manager that lists and products are asked with: 1 for the site itself, and null while the number of a
 * minishop is looked up, so that whoever asks with it waits.
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
}).on(appStarted, (_, props) => props)

/** What the server knew of the page, with what follows from where the visitor went since. */
export const $pageProps = combine($started, $address, $managerId, (props, { path, search }, managerId) => ({
  ...props,
  pageType: pageTypeOf(path),
  isPopup: isPopup(search),
  idxBManager: managerId ?? siteManagerId,
}))

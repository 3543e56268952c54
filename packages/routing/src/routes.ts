import { createRoute } from './create-route.ts'

/** The pages both sites have, by the same paths. */
export const homeRoute = createRoute('/')
export const listRoute = createRoute('/list/:cateId')
export const searchRoute = createRoute('/search')
export const itemRoute = createRoute('/item/:itemId')
export const compareRoute = createRoute('/compare')
export const linkRoute = createRoute('/link/:itemId/:mallId')
export const noticeRoute = createRoute('/notice/:noticeId')
export const wishRoute = createRoute('/wish')
export const estimateRoute = createRoute('/estimate')

const routes = [
  homeRoute,
  listRoute,
  searchRoute,
  itemRoute,
  compareRoute,
  linkRoute,
  noticeRoute,
  wishRoute,
  estimateRoute,
]

/** Where each page is. */
export const hrefs = {
  home: (search = '') => `/${search}`,
  list: (cateId: string, search = '') => `/list/${encodeURIComponent(cateId)}${search}`,
  /** @param search the query of a search with its '?'; '' for the page to search from */
  search: (search = '') => `/search${search}`,
  searchFor: (keyword: string) => `/search?${new URLSearchParams({ keyword })}`,
  item: (itemId: string) => `/item/${encodeURIComponent(itemId)}`,
  /** @param search the query of a comparison with its '?'; '' for how to begin one */
  compare: (search = '') => `/compare${search}`,
  notice: (noticeId: string) => `/notice/${encodeURIComponent(noticeId)}`,
  wish: () => '/wish',
  estimate: () => '/estimate',
}

/** Whether a path belongs to a page of the site. */
export function isPagePath(path: string): boolean {
  return routes.some(route => route.matches(path))
}

/** Whether the other site has a page at this path, too. */
export function isOnBothSites(path: string): boolean {
  return routes.some(route => route.matches(path))
}

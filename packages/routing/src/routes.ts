import { createRoute } from 'atomic-router'

/** The pages both sites have, by the same paths. */
export const homeRoute = createRoute()
export const listRoute = createRoute<{ cateId: string }>()
export const notFoundRoute = createRoute()

/** Where each page is. */
export const hrefs = {
  home: () => '/',
  list: (cateId: string, search = '') => `/list/${encodeURIComponent(cateId)}${search}`,
  item: (itemId: string) => `/item/${encodeURIComponent(itemId)}`,
}

export const routes = [
  { path: '/', route: homeRoute },
  { path: '/list/:cateId', route: listRoute },
]

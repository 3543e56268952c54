import { createRoute } from './create-route.ts'

/** The pages both sites have, by the same paths. */
export const homeRoute = createRoute('/')
export const listRoute = createRoute('/list/:cateId')
export const itemRoute = createRoute('/item/:itemId')

const routes = [homeRoute, listRoute, itemRoute]

/** Where each page is. */
export const hrefs = {
  home: () => '/',
  list: (cateId: string, search = '') => `/list/${encodeURIComponent(cateId)}${search}`,
  item: (itemId: string) => `/item/${encodeURIComponent(itemId)}`,
}

/** Whether a path belongs to a page of the site. */
export function isPagePath(path: string): boolean {
  return routes.some(route => route.matches(path))
}

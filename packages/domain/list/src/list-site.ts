import type { AdCode } from '@jeoul/api/types'
import { type ListWindow, loadWindow, pageWindow } from '@jeoul/paging'
import { defaultListQuery, type ListQuery, pageSizes } from './list-query.ts'

/** The differences between the lists of the two sites: the parameters of their addresses and the size of a request. */
export interface ListSite {
  readonly adCode: Extract<AdCode, 'sap006' | 'sam006'>
  readonly defaults: ListQuery
  /** The parameter of the page size. The parameter of the other site is read as well. */
  readonly sizeName: 'size' | 'perpage'
  readonly sizes: readonly number[]
  /** The first window of the list at an address. */
  readonly firstWindow: (query: ListQuery) => ListWindow
}

/**
 * The lists of the desktop: "Desktop route defaults: page 1, sort rank, size 30", "sap006 for desktop list items"
 * (specification, section 9).
 */
export const desktopList: ListSite = {
  adCode: 'sap006',
  defaults: defaultListQuery,
  sizeName: 'size',
  sizes: pageSizes,
  firstWindow: ({ page, size }) => pageWindow(page, size),
}

/**
 * The lists of the phone: "Mobile route defaults: page 1, sort 1, perpage 40", "sam006 for mobile list ads"
 * (specification, section 9). Sort 1 is the first order, rank. Page and perpage determine where the list starts; from
 * there, it is loaded in steps of 30.
 */
export const mobileList: ListSite = {
  adCode: 'sam006',
  defaults: { ...defaultListQuery, size: 40 },
  sizeName: 'perpage',
  sizes: [30, 40, 60, 90],
  firstWindow: ({ page, size }) => loadWindow(pageWindow(page, size).offset),
}

/** The list settings of the mobile or the desktop site. */
export function listSiteOf(isMobile: boolean): ListSite {
  return isMobile ? mobileList : desktopList
}

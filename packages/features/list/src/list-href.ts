import { $cateId, desktopList, type ListQuery, mobileList, writeListQuery } from '@jeoul/list'
import { $siteProps } from '@jeoul/page'
import { $inside, hrefs } from '@jeoul/router'
import { combine } from 'effector'

/** How this site reads and writes the addresses of its lists. */
export const $listSite = $siteProps.map(({ isMobile }) => (isMobile ? mobileList : desktopList))

/** Builds the address of the open list, a category's or a search's, with other choices. */
export const $listHref = combine(
  $listSite,
  $cateId,
  $inside,
  (site, cateId, inside) => (query: ListQuery) => {
    const search = writeListQuery(query, site)
    return inside(query.search ? hrefs.search(search) : hrefs.list(cateId, search))
  },
)

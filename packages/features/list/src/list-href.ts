import { $cateId, type ListQuery, listSiteOf, queryChosen, writeListQuery } from '@jeoul/list'
import { $siteProps } from '@jeoul/page'
import { $inside, hrefs, navigate } from '@jeoul/router'
import { combine, createEffect, sample } from 'effector'

/** How this site reads and writes the addresses of its lists. */
export const $listSite = $siteProps.map(({ isMobile }) => listSiteOf(isMobile))

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

// Choices become the address, which opens the list with them. Those in the phone's sheet take the place of its entry.
sample({
  clock: queryChosen,
  source: $listHref,
  fn: (listHref, query) => ({ href: listHref(query), keepsLayer: true }),
  target: navigate,
})

/** Scrolls back to the list's first products where they have been scrolled away. Both sites give the list the id `products`. */
const scrollToListFx = createEffect(() => {
  const list = document.getElementById('products')
  if (list && list.getBoundingClientRect().top < 0) list.scrollIntoView()
})
sample({ clock: queryChosen, target: scrollToListFx })

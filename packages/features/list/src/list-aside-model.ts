import { requestFor } from '@jeoul/api'
import { $cateId, $query } from '@jeoul/list'
import { $managerId, siteManagerId } from '@jeoul/page'
import { createRoute } from '@jeoul/router'
import { aside, curation, curationRequest, events, news } from '@jeoul/shop/aside'
import { combine, createEvent } from 'effector'

const route = createRoute('list')

/** The blocks beside the list are shown: requests those that the server has not sent. */
export const asideShown = createEvent()

const nothing = { status: 'idle', data: null } as const

/** "aside (curation, medium, loadData)" (specification, section 4), and events, of the open list's category. */
const $category = combine($cateId, route.$isOpened, (cateId, isOpened) =>
  isOpened && cateId !== '' ? { cateId } : null,
)
const $siteCategory = combine($category, $managerId, (category, managerId) =>
  managerId === siteManagerId ? category : null,
)
requestFor(aside, $siteCategory, asideShown)
requestFor(events, $siteCategory, asideShown)
requestFor(news, $category, asideShown)

/** "The query parameter ad_code is read … when curation data is loaded" (specification, section 2). */
const $curation = combine(
  { category: $category, query: $query, search: route.$search, managerId: $managerId },
  ({ category, query, search, managerId }) =>
    category === null || managerId === null
      ? null
      : { ...category, managerId, ...curationRequest(query.adCode, search) },
)
requestFor(curation, $curation, asideShown)

/**
 * Link blocks and events beside the list. A minishop has none: the hosts know only those of the whole site, which lead to
 * products that the minishop does not sell.
 */
export const $siteBlocks = combine(aside.$state, events.$state, $managerId, (links, running, managerId) =>
  managerId === siteManagerId ? { links, events: running } : { links: nothing, events: nothing },
)

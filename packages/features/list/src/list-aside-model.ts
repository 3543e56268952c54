import { requestFor } from '@jeoul/api'
import { aside, curation, curationRequest, events, news } from '@jeoul/aside'
import { $cateId, $query } from '@jeoul/list'
import { $managerId } from '@jeoul/page'
import { combine } from 'effector'
import { listRoute } from './list-route.ts'

/** "aside (curation, medium, loadData)" (specification, section 4), and events, of the open list's category. */
const $category = combine($cateId, listRoute.$isOpened, (cateId, isOpened) =>
  isOpened && cateId !== '' ? { cateId } : null,
)
requestFor(aside, $category)
requestFor(events, $category)
requestFor(news, $category)

/** "The query parameter ad_code is read … when curation data is loaded" (specification, section 2). */
const $curation = combine(
  { category: $category, query: $query, search: listRoute.$search, managerId: $managerId },
  ({ category, query, search, managerId }) =>
    category === null || managerId === null
      ? null
      : { ...category, managerId, ...curationRequest(query.adCode, search) },
)
requestFor(curation, $curation)

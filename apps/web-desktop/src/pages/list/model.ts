import { aside, curation, curationRequest } from '@jeoul/aside'
import { choiceShown } from '@jeoul/feature-list/choice-showing'
import { listRoute, openVisitedLists } from '@jeoul/feature-list/list-route'
import { $cateId, $query, desktopList } from '@jeoul/list'
import { $managerId, siteManagerId } from '@jeoul/page'
import { navigated } from '@jeoul/router'
import { combine, sample } from 'effector'
import { listHref } from './list-href.ts'

openVisitedLists(desktopList)

sample({
  clock: choiceShown,
  source: $cateId,
  filter: listRoute.$isOpened,
  fn: (cateId, query) => ({ href: listHref(cateId, query) }),
  target: navigated,
})

sample({
  clock: $cateId,
  filter: listRoute.$isOpened,
  fn: cateId => ({ cateId }),
  target: aside.requested,
})
sample({
  clock: combine(
    $cateId,
    $query.map(({ adCode }) => adCode),
  ),
  source: { cateId: $cateId, query: $query, search: listRoute.$search, managerId: $managerId },
  filter: listRoute.$isOpened,
  fn: ({ cateId, query, search, managerId }) => ({
    cateId,
    managerId: managerId ?? siteManagerId,
    ...curationRequest(query.adCode, search),
  }),
  target: curation.requested,
})

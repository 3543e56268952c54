import { aside, curation, curationRequest } from '@jeoul/aside'
import { listRoute } from '@jeoul/feature-list/list-route'
import { $cateId, $query } from '@jeoul/list'
import { $managerId, siteManagerId } from '@jeoul/page'
import { combine, sample } from 'effector'
import '../../shared/choice-moving.ts'

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

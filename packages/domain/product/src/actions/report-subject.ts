import { type CallOptions, type ItemAtManagerParams, queryItemViewAtFx, queryItemViewFx } from '@jeoul/api'
import { createResource } from '@jeoul/api/create-resource'
import { $managerId, siteManagerId } from '@jeoul/page'
import { createEffect, sample } from 'effector'
import { itemReport } from './report-model.ts'

const askFx = createEffect(({ managerId, ...item }: ItemAtManagerParams & CallOptions) =>
  managerId === siteManagerId ? queryItemViewFx(item) : queryItemViewAtFx({ ...item, managerId }),
)

/** The product that is being reported: "POST /front/v2/item/view/{id} with query from=report" (specification, section 7). */
export const reportSubject = createResource({
  call: askFx,
  read: ({ success, result }) => (success && result.item_id && result.name ? result : null),
  optional: true,
})

sample({
  clock: itemReport.opened,
  source: $managerId,
  filter: managerId => managerId !== null,
  fn: (managerId: number, { itemId }) => ({ itemId, managerId }),
  target: reportSubject.requested,
})

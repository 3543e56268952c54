import { createCommand } from './create-command.ts'
import { createQuery } from './create-query.ts'
import type { ItemParams } from './item.ts'
import type { NotifyDraft } from './types.ts'

/** A report as the shopper wrote it. */
export interface ReportDraft {
  readonly report: NotifyDraft
}

export const getItemNotifyFx = createQuery(({ itemId }: ItemParams, { second }) =>
  second.GET('/desktop/v1/shopping/items/{id}/notify', { params: { path: { id: itemId } } }),
)

export const createItemNotifyFx = createCommand(({ itemId, report }: ItemParams & ReportDraft, { second }) =>
  second.POST('/desktop/v1/shopping/items/{id}/notify', {
    params: { path: { id: itemId } },
    body: report,
  }),
)

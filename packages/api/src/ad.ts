import { createReport } from './create-command.ts'
import { createQuery } from './create-query.ts'
import type { ItemParams } from './item.ts'
import type { AdCode } from './types.ts'

export interface AdParams extends ItemParams {
  readonly adCode: AdCode
}

export const getAdTagFx = createQuery(({ itemId }: ItemParams, { main }) =>
  main.GET('/front/v3/ad/gaua4tag/', { params: { query: { item_id: itemId } } }),
)

export const viewAdFx = createReport(({ adCode, itemId }: AdParams, { main }) =>
  main.GET('/ga4/v1/ads/{a}/view/{b}', { params: { path: { a: adCode, b: itemId } } }),
)

export const clickAdFx = createReport(({ adCode, itemId }: AdParams, { main }) =>
  main.GET('/ga4/v1/ads/{a}/click/{b}', {
    // Following the link leaves the page, and the request must be sent nevertheless.
    keepalive: true,
    params: { path: { a: adCode, b: itemId } },
  }),
)

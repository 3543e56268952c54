import { createCommand } from './create-command.ts'
import { createQuery } from './create-query.ts'
import type { ItemParams } from './item.ts'
import type { AdCode } from './types.ts'

export interface AdParams extends ItemParams {
  readonly adCode: AdCode
}

export const getAdTagFx = createQuery(({ itemId }: ItemParams, { mainClient, mainUrl, init }) =>
  mainClient.GET('/front/v3/ad/gaua4tag/', {
    ...init,
    baseUrl: mainUrl,
    params: { query: { item_id: itemId } },
  }),
)

export const viewAdFx = createCommand(({ adCode, itemId }: AdParams, { mainClient, mainUrl, init }) =>
  mainClient.GET('/ga4/v1/ads/{a}/view/{b}', {
    ...init,
    baseUrl: mainUrl,
    params: { path: { a: adCode, b: itemId } },
  }),
)

export const clickAdFx = createCommand(({ adCode, itemId }: AdParams, { mainClient, mainUrl, init }) =>
  mainClient.GET('/ga4/v1/ads/{a}/click/{b}', {
    ...init,
    // The click leaves the page, and the request must outlive it.
    keepalive: true,
    baseUrl: mainUrl,
    params: { path: { a: adCode, b: itemId } },
  }),
)

import { createQuery } from './create-query.ts'
import type { CategoryParams } from './listing.ts'

export const getFilterIndexFx = createQuery(({ cateId }: CategoryParams, { mainClient, mainUrl, init }) =>
  mainClient.GET('/front/v3/item/index/{cate}', {
    ...init,
    baseUrl: mainUrl,
    params: { path: { cate: cateId } },
  }),
)

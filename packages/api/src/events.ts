import { createQuery } from './create-query.ts'
import type { CategoryParams } from './list.ts'

export const getEventsFx = createQuery(({ cateId }: CategoryParams, { mainClient, mainUrl, init }) =>
  mainClient.GET('/front/v1/event/category/{id}', {
    ...init,
    baseUrl: mainUrl,
    params: { path: { id: cateId } },
  }),
)

import { createQuery } from './create-query.ts'
import type { CategoryParams } from './list.ts'

export const getEventsFx = createQuery(({ cateId }: CategoryParams, { main }) =>
  main.GET('/front/v1/event/category/{id}', { params: { path: { id: cateId } } }),
)

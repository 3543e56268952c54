import { createQuery } from './create-query.ts'
import type { CategoryParams } from './list.ts'

export interface NewsReviewsParams extends CategoryParams {
  /** Article numbers; empty for all articles of the category. */
  readonly articleIds: readonly string[]
}

export const queryMediumFx = createQuery(({ cateId }: CategoryParams, { main }) =>
  main.POST('/front/v1/medium/view/{id}', { params: { path: { id: cateId } } }),
)

export const queryNewsReviewsFx = createQuery(({ cateId, articleIds }: NewsReviewsParams, { main }) =>
  main.POST('/front/v1/medium/newsReviewView/{cate}', {
    params: {
      path: { cate: cateId },
      query: articleIds.length > 0 ? { idx_threads: [...articleIds] } : {},
    },
    querySerializer: { array: { style: 'form', explode: false } },
  }),
)

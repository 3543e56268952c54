import type { Maker } from '@jeoul/api/types'
import { combine, createStore } from 'effector'
import { $madeCounts } from './counts-model.ts'
import { $cateId, $keyword, items } from './model.ts'

/**
 * Kept across a failed load, so that the filter panel can stay. The browser receives it with the next answer.
 */
const $makersBefore = createStore<readonly Maker[]>([], { serialize: 'ignore' })
  .on(items.$state, (before, { data }) => data?.makers ?? before)
  .reset($cateId, $keyword)

/** The makers of the category, as last counted. */
export const $makers = combine(items.$state, $makersBefore, $madeCounts, ({ data }, before, made) => {
  const makers = data?.makers ?? before
  return made ? makers.map(maker => ({ ...maker, count: made.makers[maker.id] ?? 0 })) : makers
})

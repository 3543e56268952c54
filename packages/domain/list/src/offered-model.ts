import { traitValues } from '@jeoul/api/enums'
import { traitNames } from '@jeoul/filter-spec'
import { combine, createStore } from 'effector'
import { $madeCounts } from './counts-model.ts'
import type { ListAnswer } from './list-answer.ts'
import { $cateId, $keyword, items } from './model.ts'

type Offered = Pick<ListAnswer, 'makers' | 'malls' | 'traitCounts'>

const nothing: Offered = { makers: [], malls: null, traitCounts: {} }

/**
 * What lists offered to choose from. Kept across a failed load, so that the filter panel can stay. The browser
 * receives it with the next answer.
 */
const $offeredBefore = createStore(nothing, { serialize: 'ignore' })
  .on(items.$state, (before, { data }) => data ?? before)
  .reset($cateId, $keyword)

const $offered = combine(items.$state, $offeredBefore, ({ data }, before): Offered => data ?? before)

/** The makers of the category, as last counted. */
export const $makers = combine($offered, $madeCounts, ({ makers }, made) =>
  made ? makers.map(maker => ({ ...maker, count: made.makers[maker.id] ?? 0 })) : makers,
)

/** The malls to choose from, as the host last counted them; none if it does not filter by them. */
export const $malls = $offered.map(({ malls }) => malls ?? [])

/** The traits that the host filters by, as last counted. */
export const $traits = combine($offered, $madeCounts, ({ traitCounts }, made) =>
  traitValues.flatMap(key => {
    const count = traitCounts[key]
    return count === undefined ? [] : [{ key, name: traitNames[key], count: made?.traits[key] ?? count }]
  }),
)

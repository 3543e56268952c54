import { traitValues } from '@jeoul/api/enums'
import { traitNames } from '@jeoul/filter-spec'
import { combine } from 'effector'
import { $localCounts } from './counts-model.ts'
import type { ListAnswer } from './list-answer.ts'
import { $shownItems } from './model.ts'

type Offered = Pick<ListAnswer, 'makers' | 'malls' | 'traitCounts'>

const nothing: Offered = { makers: [], malls: null, traitCounts: {} }

const $offered = $shownItems.map(({ data }): Offered => data ?? nothing)

/** The makers of the category, as last counted. */
export const $makers = combine($offered, $localCounts, ({ makers }, made) =>
  made ? makers.map(maker => ({ ...maker, count: made.makers[maker.id] ?? 0 })) : makers,
)

/** The malls to choose from, as the host last counted them; empty if it does not filter by them. */
export const $malls = $offered.map(({ malls }) => malls ?? [])

/** The traits that the host filters by, as last counted. */
export const $traits = combine($offered, $localCounts, ({ traitCounts }, made) =>
  traitValues.flatMap(key => {
    const count = traitCounts[key]
    return count === undefined ? [] : [{ key, name: traitNames[key], count: made?.traits[key] ?? count }]
  }),
)

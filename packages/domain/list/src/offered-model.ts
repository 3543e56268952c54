import { traitValues } from '@jeoul/api/enums'
import { traitName } from '@jeoul/filter-spec'
import { regionNames } from '@jeoul/personal-price'
import { combine } from 'effector'
import { $localCounts } from './counts-model.ts'
import type { ListAnswer } from './list-answer.ts'
import { $listRegion, $shownItems } from './model.ts'

type Offered = Pick<ListAnswer, 'makers' | 'malls' | 'traitCounts'>

const nothing: Offered = { makers: [], malls: null, traitCounts: {} }

const $offered = $shownItems.map(({ data }): Offered => data ?? nothing)

/** The makers of the category, with their newest counts. */
export const $makers = combine($offered, $localCounts, ({ makers }, made) =>
  made ? makers.map(maker => ({ ...maker, count: made.makers[maker.id] ?? 0 })) : makers,
)

/** The malls to choose from, with the host's newest counts; empty if the host does not filter by mall. */
export const $malls = $offered.map(({ malls }) => malls ?? [])

/** The traits that the host filters by, with their newest counts. */
export const $traits = combine($offered, $localCounts, $listRegion, ({ traitCounts }, made, region) =>
  traitValues.flatMap(key => {
    const count = traitCounts[key]
    return count === undefined
      ? []
      : [{ key, name: traitName(key, regionNames[region]), count: made?.traits[key] ?? count }]
  }),
)

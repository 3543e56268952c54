import { combine } from 'effector'
import { $chips } from './chips-model.ts'
import { filterRelaxations } from './filter-relaxations.ts'
import { items } from './model.ts'

/** The relaxations of an empty list's filter. */
export const $filterRelaxations = combine($chips, items.$state, (chips, { data }) =>
  data && data.total === 0 ? filterRelaxations(chips, data) : [],
)

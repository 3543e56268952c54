import { combine } from 'effector'
import { $chips } from './chips-model.ts'
import { items } from './model.ts'
import { waysOut } from './ways-out.ts'

/** The relaxations of an empty list's filter. */
export const $waysOut = combine($chips, items.$state, (chips, { data }) =>
  data && data.total === 0 ? waysOut(chips, data) : [],
)

import { combine } from 'effector'
import { $chips } from './chips-model.ts'
import { items } from './model.ts'
import { waysOut } from './ways-out.ts'

/** The single choices that stand between the shopper and products, while the list is empty. */
export const $waysOut = combine($chips, items.$state, (chips, { data }) =>
  data && data.total === 0 ? waysOut(chips, data) : [],
)

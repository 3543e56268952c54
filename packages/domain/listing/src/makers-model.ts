import type { Maker } from '@jeoul/api/types'
import { combine, createStore } from 'effector'
import { $cateId, items } from './model.ts'

/** Outlives a failed load, so that the filter panel can stay. The browser learns it from the first answer it replaces. */
const $makersBefore = createStore<readonly Maker[]>([], { serialize: 'ignore' })
  .on(items.$state, (before, { data }) => data?.makers ?? before)
  .reset($cateId)

/** The makers of the category, as last counted. */
export const $makers = combine(items.$state, $makersBefore, ({ data }, before) => data?.makers ?? before)

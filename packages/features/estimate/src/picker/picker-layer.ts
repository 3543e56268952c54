import { partKinds } from '@jeoul/estimate'
import { createLazyLayer } from '@jeoul/ssr'
import { createEffect, sample } from 'effector'
import { estimateShown } from '../share/estimate-summary.ts'
import { layerOf } from './picked-kind.ts'

const load = () => import('./part-picker.tsx')

/** The picker over the page, one layer per kind. Back closes it. */
export const pickerLayer = createLazyLayer({
  names: partKinds.map(({ kind }) => layerOf(kind)),
  load,
  error: '부품 목록을 열지 못했어요',
})

/** Loads its script after the page, so that it opens at once, also offline. The layer itself handles a failure. */
const preloadFx = createEffect(load)
sample({ clock: estimateShown, target: preloadFx })

import { $layer, layerSettled } from '@jeoul/router'
import { createEvent, createStore, sample } from 'effector'

/** The layers that links of the shell open, by the value of their `data-opens`. */
export const layers = { search: 'search', categories: 'categories' } as const
export type ShellLayer = (typeof layers)[keyof typeof layers]

/** Layers can be opened from now on. */
export const layersReady = createEvent()

/** Whether links open layers over the page. Before that, and without scripts, they lead to pages. */
export const $areLayersReady = createStore(false, { serialize: 'ignore' }).on(layersReady, () => true)

/**
 * A restored tab with an open layer shows the page below instead, because the visitor did not ask for the
 * layer again.
 */
sample({
  clock: $areLayersReady,
  source: $layer,
  filter: layer => isShellLayer(layer),
  target: layerSettled,
})

export function isShellLayer(name: string | null | undefined): name is ShellLayer {
  return name === layers.search || name === layers.categories
}

import { $layer, layerSettled } from '@jeoul/router'
import { createEvent, createStore, sample } from 'effector'

/** What a link of the shell opens over the page, as its `data-opens` names it. */
export const layers = { search: 'search', categories: 'categories' } as const
export type ShellLayer = (typeof layers)[keyof typeof layers]

/** Layers can be opened from now on. */
export const layersReady = createEvent()

/** Whether links to them open them over the page; until then, and without scripts, they lead to pages. */
export const $areLayersReady = createStore(false, { serialize: 'ignore' }).on(layersReady, () => true)

/** A tab that comes back with one of them over it shows the page below: nobody has just asked for it. */
sample({
  clock: $areLayersReady,
  source: $layer,
  filter: layer => isShellLayer(layer),
  fn: () => {},
  target: layerSettled,
})

export function isShellLayer(name: string | null | undefined): name is ShellLayer {
  return name === layers.search || name === layers.categories
}

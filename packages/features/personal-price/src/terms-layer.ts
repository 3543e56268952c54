import { $layer, layerSettled } from '@jeoul/router'
import { createLazyLayer } from '@jeoul/ssr'
import { createStore, sample, type Unit } from 'effector'

/** The layer in which shoppers set 내 결제조건. */
export const termsLayer = createLazyLayer({
  names: ['terms'],
  load: () => import('./terms-dialog.tsx'),
  error: '결제조건을 열지 못했어요',
})

const $isAsked = createStore(false, { serialize: 'ignore' }).on(termsLayer.opened, () => true)

/**
 * Shows the page instead of a form that was open before a reload, since its slot is drawn with the first interaction:
 * a form that nobody asked for would come up under the pointer.
 *
 * @param clock the slot is about to be drawn
 */
export function settleTerms(clock: Unit<void>): void {
  sample({
    clock,
    source: { layer: $layer, isAsked: $isAsked },
    filter: ({ layer, isAsked }) => layer === 'terms' && !isAsked,
    fn: () => {},
    target: layerSettled,
  })
}

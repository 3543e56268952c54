import { $layer, layerSettled } from '@jeoul/router'
import { createLazyLayer } from '@jeoul/ssr'
import { sample, type Unit } from 'effector'
import { $areTermsRequested } from './terms-requested.ts'

/** The layer in which shoppers set 내 결제조건. Its slot is drawn over every page, with the first interaction. */
export const termsLayer = createLazyLayer({
  names: ['terms'],
  load: () => import('./terms-dialog.tsx'),
  error: '결제조건을 열지 못했어요',
})

/**
 * Shows the page instead of a form that was open before a reload: it would come up under the pointer of somebody who
 * did not ask for it again.
 *
 * @param clock the slot is about to be drawn
 */
export function settleTerms(clock: Unit<void>): void {
  sample({
    clock,
    source: { layer: $layer, areRequested: $areTermsRequested },
    filter: ({ layer, areRequested }) => layer === 'terms' && !areRequested,
    fn: () => {},
    target: layerSettled,
  })
}

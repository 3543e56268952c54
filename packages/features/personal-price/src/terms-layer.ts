import { $layer, layerSettled } from '@jeoul/router'
import { createLazyLayer } from '@jeoul/ssr'
import { sample, type Unit } from 'effector'
import { $areTermsRequested } from './terms-requested.ts'

/** The layer in which shoppers set 내 결제조건. Its slot is rendered over every page after the first interaction. */
export const termsLayer = createLazyLayer({
  names: ['terms'],
  load: () => import('./terms-dialog.tsx'),
  error: '결제조건을 열지 못했어요',
})

/**
 * Closes a form that was open before a reload: it would appear under the pointer of a shopper who did not ask for it
 * again.
 *
 * @param clock fires when the slot is about to be rendered
 */
export function settleTerms(clock: Unit<void>): void {
  sample({
    clock,
    source: { layer: $layer, areRequested: $areTermsRequested },
    filter: ({ layer, areRequested }) => layer === 'terms' && !areRequested,
    target: layerSettled,
  })
}

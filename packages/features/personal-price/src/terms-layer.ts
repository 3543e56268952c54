import { createLazyLayer } from '@jeoul/ssr'

/** The layer in which shoppers set 내 결제조건, over every page. */
export const termsLayer = createLazyLayer({
  names: ['terms'],
  load: () => import('./terms-dialog.tsx'),
  error: '결제조건을 열지 못했어요',
  isReopened: false,
})

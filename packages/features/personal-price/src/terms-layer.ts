import { createLazyLayer } from '@jeoul/ssr'

/** Where the shopper states 내 결제조건. */
export const termsLayer = createLazyLayer({
  names: ['terms'],
  load: () => import('./terms-dialog.tsx'),
  error: '결제조건을 열지 못했어요',
})

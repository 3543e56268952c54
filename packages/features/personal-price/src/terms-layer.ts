import { createLazyLayer } from '@jeoul/ssr'

/** Where the shopper states 내 결제조건. */
export const termsLayer = createLazyLayer({ names: ['terms'], load: () => import('./terms-dialog.tsx') })

import { editOpened } from '@jeoul/payment-terms'
import { createLazyView } from '@jeoul/runtime'
import { TermsTrouble } from './terms-trouble.tsx'

/** Where 내 결제조건 are stated; its view comes when it is opened. */
export const $termsLayer = createLazyView({
  clock: editOpened,
  load: () => import('./terms-layer.tsx'),
  Failed: TermsTrouble,
})

import { createLazyView } from '@jeoul/ssr'
import { editNeeded } from './terms-layer.ts'
import { TermsTrouble } from './terms-trouble.tsx'

/** Where 내 결제조건 are stated; its view comes when it is opened. */
export const $termsLayer = createLazyView({
  clock: editNeeded,
  load: () => import('./terms-dialog.tsx'),
  Failed: TermsTrouble,
})

import { createLazyLayer } from '@jeoul/ssr'

/** The comparison as a layer over a phone's page. */
export const compareLayer = createLazyLayer({
  names: ['compare'],
  load: () => import('./compare-dialog.tsx'),
  error: '비교를 열지 못했어요',
})

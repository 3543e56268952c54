import { createLazyLayer } from '@jeoul/ssr'

/** The sheet of filters, which keeps what is unfolded in it while it is closed. */
export const filterLayer = createLazyLayer({
  names: ['filters'],
  load: () => import('./filter-sheet.tsx'),
  error: '필터를 불러오지 못했어요',
  keepMounted: true,
})

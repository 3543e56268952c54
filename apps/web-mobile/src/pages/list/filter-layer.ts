import { createLazyLayer } from '@jeoul/ssr'

/** The filter sheet. It stays mounted while closed, so that its sections stay unfolded. */
export const filterLayer = createLazyLayer({
  names: ['filters'],
  load: () => import('./filter-sheet.tsx'),
  error: '필터를 불러오지 못했어요',
  keepMounted: true,
})

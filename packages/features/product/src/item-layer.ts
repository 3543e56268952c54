import { createLazyLayer } from '@jeoul/ssr'

/** The dialogs of a product's page, by the names that the history stores. */
export const itemLayer = createLazyLayer({
  names: ['share', 'report', 'stock', 'video', 'zoom'],
  load: () => import('./item-dialogs.tsx'),
  error: '창을 열지 못했어요',
})

import { createLazyLayer } from '@jeoul/ssr'

/** The pictures and videos of reviews, over the page. */
export const reviewLayer = createLazyLayer({
  names: ['review-media'],
  load: () => import('./review-dialog.tsx'),
  error: '사진을 열지 못했어요',
})

export const ReviewLayerSlot = reviewLayer.Slot

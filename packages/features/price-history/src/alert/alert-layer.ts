import { alertRequested, requestEnded } from '@jeoul/price-history/alert'
import { openLayer } from '@jeoul/router'
import { createLazyLayer } from '@jeoul/ssr'
import { sample } from 'effector'

/** Sets an alert about one product. */
export const alertLayer = createLazyLayer({
  names: ['price-alert'],
  load: () => import('./alert-dialog.tsx'),
  error: '알림 설정을 열지 못했어요',
})

sample({ clock: alertRequested, fn: () => 'price-alert', target: openLayer })
sample({
  clock: alertLayer.$open.updates.filter({ fn: open => open === null }),
  target: requestEnded,
})

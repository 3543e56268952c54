import { reportAds } from '@jeoul/page/tracking'
import { $place } from '@jeoul/router'
import type { LivePage } from '@jeoul/ssr'
import { createWatch } from 'effector'
import { listenToKeys } from './keyboard/listen-to-keys.ts'
import { keepPlace } from './place/keep-place.ts'
import { moveFocus } from './place/move-focus.ts'

/** Starts what lists do beside their views: keyboard shortcuts, scrolling and focus, and reports of ads. */
export function openListBackground({ scope }: LivePage): void {
  createWatch({ unit: $place, scope, fn: reportAds(scope) })
  keepPlace(document, scope)
  moveFocus(document)
  listenToKeys(document, scope)
}

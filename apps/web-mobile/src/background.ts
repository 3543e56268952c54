import { openEnhancements } from '@jeoul/feature-enhancements'
import type { LivePage } from '@jeoul/ssr'
import './shared/login-return.ts'

/** Starts the work that no view needs, once the browser is idle. */
export function startBackground(page: LivePage): void {
  openEnhancements(page)
}

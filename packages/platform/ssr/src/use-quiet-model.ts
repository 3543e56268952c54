import { pendingWorkStarted } from '@jeoul/api'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { firstInteraction } from './browser/first-interaction.ts'
import { loadWithRetry } from './browser/load-with-retry.ts'

/** Milliseconds after which a page loads what no view needs (assumed). */
const quietDelay = 2000

/**
 * Loads a model that no view needs, and starts its pending work: once the page has been open for a while, or on the
 * first interaction. For work that must neither slow down a first visit nor wait for its visitor. Never loaded on
 * servers.
 *
 * @param load the same function on every call
 */
export function useQuietModel(load: () => Promise<unknown>): void {
  const resume = useUnit(pendingWorkStarted)
  useEffect(() => {
    let isOpen = true
    new Promise<void>(resolve => {
      setTimeout(resolve, quietDelay)
      firstInteraction().then(resolve)
    })
      .then(() => loadWithRetry(load))
      .then(() => isOpen && resume())
    return () => {
      isOpen = false
    }
  }, [load, resume])
}

import { pendingWorkStarted } from '@jeoul/api'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { inTurn } from './idle.tsx'

/**
 * Loads a model that no view needs, and starts its pending work: once the browser is
 * idle. For work that must neither slow down a first visit nor wait for its visitor. Never loaded on
 * servers.
 *
 * @param load the same function on every call
 */
export function useQuietModel(load: () => Promise<unknown>): void {
  const resume = useUnit(pendingWorkStarted)
  useEffect(() => {
    let isOpen = true
    inTurn(load).then(() => isOpen && resume())
    return () => {
      isOpen = false
    }
  }, [load, resume])
}

import { visitOpened } from '@jeoul/visitor/device'
import { allSettled, type Scope } from 'effector'

/**
 * Opens the tab's storage, where lists find their state. Browsers that forbid it throw when it is accessed.
 */
export function openVisit(scope: Scope): Promise<void> {
  return allSettled(visitOpened, { scope, params: tabStorage() })
}

function tabStorage(): Storage | null {
  try {
    return sessionStorage
  } catch {
    return null
  }
}

import { visitOpened } from '@jeoul/device'
import { allSettled, type Scope } from 'effector'

/** Lets lists find what their tab kept of them. Where the browser forbids its storage, even naming it throws. */
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

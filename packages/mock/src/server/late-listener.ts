import type { RequestListener } from 'node:http'
import { lazily } from '../index/lazily.ts'

/** A listener that is loaded for the first request that needs it, so that a start does not wait for it. */
export function lateListener(load: () => Promise<RequestListener>): RequestListener {
  const loaded = lazily(load)
  return (incoming, outgoing) => {
    loaded().then(
      listener => listener(incoming, outgoing),
      error => outgoing.destroy(error),
    )
  }
}

import type { RequestListener } from 'node:http'
import { lazily } from '../index/lazily.ts'

/** Loads a listener on its first request, so that the start does not wait for it. */
export function lazyListener(load: () => Promise<RequestListener>): RequestListener {
  const loaded = lazily(load)
  return (incoming, outgoing) => {
    loaded().then(
      listener => listener(incoming, outgoing),
      error => outgoing.destroy(error),
    )
  }
}

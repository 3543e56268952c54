import { networkRestored } from '@jeoul/api'
import { type Scope, scopeBind } from 'effector'

/** Delays of the retries in milliseconds after the browser's online event. */
const delays = [2000, 6000]

/** Fires `networkRestored` again after a delay: browsers send the online event before the network works. */
export function retryLater(scope: Scope): void {
  const restore = scopeBind(() => networkRestored(), { scope })
  addEventListener('online', () => {
    for (const delay of delays) setTimeout(restore, delay)
  })
}

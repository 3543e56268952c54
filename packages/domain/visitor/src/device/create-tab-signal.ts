import { createEvent, type Event, type EventCallable, sample } from 'effector'
import { prefix, textChanged, textChangedElsewhere } from './model.ts'

export interface TabSignal {
  /** Notifies the shopper's other tabs. */
  readonly sent: EventCallable<void>
  /** Another tab has sent the signal. */
  readonly received: Event<void>
}

/**
 * A signal to the other tabs of the device, for example that a member's data has changed at the host. The storage
 * carries it: the value of the key is the time of the signal.
 *
 * @param key unique on the site
 */
export function createTabSignal(key: string): TabSignal {
  const sent = createEvent()
  sample({ clock: sent, fn: () => ({ key, text: String(Date.now()) }), target: textChanged })
  const received = sample({
    clock: textChangedElsewhere,
    filter: changed => changed.key === prefix + key,
    fn: () => {},
  })
  return { sent, received }
}

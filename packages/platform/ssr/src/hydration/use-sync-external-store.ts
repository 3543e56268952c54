import { useSyncExternalStore as useReactStore } from 'react'
import { readServed } from './served-state.ts'

/**
 * The hook by which effector-react subscribes to stores; the preset substitutes it for effector-react's shim for older
 * versions of React. effector-react hydrates from the current state, which no longer matches the HTML after a press;
 * this hook hydrates from the served one.
 */
function useSyncExternalStore<Snapshot>(
  subscribe: (changed: () => void) => () => void,
  read: () => Snapshot,
): Snapshot {
  return useReactStore(subscribe, read, () => readServed(read))
}

export default { useSyncExternalStore }

import { useSyncExternalStore as useReactStore } from 'react'
import { readServed } from './served-state.ts'

/**
 * What effector-react subscribes to stores with; the preset puts it in place of the shim that effector-react brings for
 * older versions of React. effector-react hydrates from the present state, which no longer fits the HTML after a press;
 * here it hydrates from the served one.
 */
function useSyncExternalStore<Snapshot>(
  subscribe: (changed: () => void) => () => void,
  read: () => Snapshot,
): Snapshot {
  return useReactStore(subscribe, read, () => readServed(read))
}

export default { useSyncExternalStore }

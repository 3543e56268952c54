import type { Store } from 'effector'
import { useUnit } from 'effector-react'
import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the region that a view stands in has been hydrated. */
function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

/**
 * What the device remembers, in a view. Until its region is hydrated the view shows what the server showed: the
 * server knows no device, and markup that differs is thrown away.
 */
export function useKept<Value>($value: Store<Value>): Value {
  const isHydrated = useIsHydrated()
  const value = useUnit($value)
  return isHydrated ? value : $value.defaultState
}

/**
 * What follows from what the device remembers and from more than that.
 *
 * @param $withoutDevice the same as the server knows it
 */
export function useKeptWith<Value>($value: Store<Value>, $withoutDevice: Store<Value>): Value {
  const isHydrated = useIsHydrated()
  const [value, withoutDevice] = useUnit([$value, $withoutDevice])
  return isHydrated ? value : withoutDevice
}

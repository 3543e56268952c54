import type { Store } from 'effector'
import { useUnit } from 'effector-react'
import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * What the device remembers, in a view. Until its region is hydrated the view shows what the server showed: the
 * server knows no device, and markup that differs is thrown away.
 */
export function useKept<Value>($value: Store<Value>): Value {
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const value = useUnit($value)
  return isHydrated ? value : $value.defaultState
}

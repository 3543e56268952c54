import type { Store } from 'effector'
import { useUnit } from 'effector-react'
import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * A value that the server may know differently. While a region is hydrated its views show what the server showed,
 * since markup that differs is thrown away; only where the two differ are they drawn once more.
 */
function useAfterHydration<Value>(value: Value, onServer: Value): Value {
  return useSyncExternalStore(
    never,
    () => value,
    () => onServer,
  )
}

/** What the device remembers, in a view; at first as the server knows it, which knows no device. */
export function useClientValue<Value>($value: Store<Value>): Value {
  return useAfterHydration(useUnit($value), $value.defaultState)
}

/**
 * What follows from what the device remembers and from more than that.
 *
 * @param $withoutDevice the same as the server knows it
 */
export function useClientValueWith<Value>($value: Store<Value>, $withoutDevice: Store<Value>): Value {
  const [value, withoutDevice] = useUnit([$value, $withoutDevice])
  return useAfterHydration(value, withoutDevice)
}

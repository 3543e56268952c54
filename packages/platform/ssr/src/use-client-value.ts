import type { Store } from 'effector'
import { useUnit } from 'effector-react'
import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * A value that may differ on the server. During hydration views show the server's value, since differing
 * markup is thrown away; they render again only if the two differ.
 */
function useAfterHydration<Value>(value: Value, onServer: Value): Value {
  return useSyncExternalStore(
    never,
    () => value,
    () => onServer,
  )
}

/** Reads a persisted value in a view; until hydrated, the default that the server rendered. */
export function useClientValue<Value>($value: Store<Value>): Value {
  return useAfterHydration(useUnit($value), $value.defaultState)
}

/**
 * Reads a value that is derived from persisted values and others.
 *
 * @param $withoutDevice the same as the server knows it
 */
export function useClientValueWith<Value>($value: Store<Value>, $withoutDevice: Store<Value>): Value {
  const [value, withoutDevice] = useUnit([$value, $withoutDevice])
  return useAfterHydration(value, withoutDevice)
}

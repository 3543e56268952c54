import { createWatch, type Scope, type Store } from 'effector'

/** Calls back once a store's value meets a condition: now, or as soon as it does. */
export function onceMet<Value>(
  scope: Scope,
  $value: Store<Value>,
  isMet: (value: Value) => boolean,
  then: () => void,
): void {
  if (isMet(scope.getState($value))) {
    then()
    return
  }
  const stop = createWatch({
    unit: $value,
    scope,
    fn(value) {
      if (!isMet(value)) return
      stop()
      then()
    },
  })
}

/** Stands in for a helper of effector-react's `useStoreMap` and `useList`, which views do without. */
export default {
  useSyncExternalStoreWithSelector(): never {
    throw new Error(
      'useStoreMap and useList are not part of the build: derive a store and read it with useUnit',
    )
  },
}

/** Stands in for a helper of effector-react's `useStoreMap` and `useList`, which views do without. */
export default {
  useSyncExternalStoreWithSelector(): never {
    throw new Error('derive a store and read it with useUnit')
  },
}

/** Replaces a helper of effector-react's `useStoreMap` and `useList`, which views do not use. */
export default {
  useSyncExternalStoreWithSelector(): never {
    throw new Error('derive a store and read it with useUnit')
  },
}

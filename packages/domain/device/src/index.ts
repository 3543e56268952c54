export { createPersisted } from './create-persisted.ts'
export { createPersistedQueue, type PersistedQueue, takenFrom } from './create-persisted-queue.ts'
export {
  $isDeviceRead,
  type DeviceStorage,
  deviceOpened,
  textChanged,
  textChangedElsewhere,
} from './model.ts'
export { $visitStorage, visitOpened } from './visit-storage.ts'
export { whenKept } from './when-kept.ts'

export { createMergeOffer, type MergePlace } from './create-merge-offer.ts'
export { createPersisted, isStored } from './create-persisted.ts'
export { createTabSignal } from './create-tab-signal.ts'
export {
  $isDeviceRead,
  type DeviceStorage,
  deviceOpened,
  textChanged,
  textChangedElsewhere,
} from './model.ts'
export { $tabStorage, tabOpened } from './tab-storage.ts'
export { whenStored } from './when-stored.ts'

export { createPersisted } from './create-persisted.ts'
export { $isDeviceRead, type DeviceStorage, deviceOpened, textChangedElsewhere } from './model.ts'
export { $visitStorage, visitOpened } from './visit-storage.ts'

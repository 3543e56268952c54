export { createKept } from './create-kept.ts'
export { $isDeviceRead, type DeviceStorage, deviceOpened, textChangedElsewhere } from './model.ts'
export { $visitStorage, visitOpened } from './visit-storage.ts'

export { createKept } from './create-kept.ts'
export { type DeviceStorage, deviceOpened, textChangedElsewhere } from './model.ts'

export { ApiError, type ApiErrorKind, isAbandoned } from './api-error.ts'
export * from './aside.ts'
export * from './category.ts'
export { $apiConfig, type ApiConfig, type ApiConnection, connectionOpened } from './connection.ts'
export {
  appResumed,
  type Failure,
  failedLoad,
  type Loaded,
  logFailureFx,
  refusedLoad,
} from './create-resource.ts'
export * from './listing.ts'
export * from './offers.ts'
export * from './session.ts'

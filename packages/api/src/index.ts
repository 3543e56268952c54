export * from './ad.ts'
export { ApiError, type ApiErrorKind, isAbandoned, toApiError } from './api-error.ts'
export * from './aside.ts'
export { type CallOptions, loadClients } from './ask-host.ts'
export { askOnce } from './ask-once.ts'
export * from './categories.ts'
export * from './category.ts'
export {
  $apiConfig,
  $connection,
  type ApiConfig,
  type ApiConnection,
  connectionOpened,
} from './connection.ts'
export {
  appResumed,
  type Failure,
  failedLoad,
  type Loaded,
  refusedLoad,
} from './create-resource.ts'
export * from './estimate.ts'
export * from './events.ts'
export * from './filter-index.ts'
export * from './item.ts'
export * from './listing.ts'
export * from './main-aside.ts'
export * from './manager.ts'
export * from './medium.ts'
export * from './minishop.ts'
export * from './offers.ts'
export * from './product.ts'
export * from './report.ts'
export * from './reviews/index.ts'
export * from './search.ts'
export * from './session.ts'
export * from './site.ts'
export * from './user.ts'
export * from './wish.ts'
export * from './zzim.ts'

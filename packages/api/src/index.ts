export * from './ad.ts'
export { ApiError, isAbandoned, isLoginRefused, toApiError, unlessAbandoned } from './api-error.ts'
export * from './aside.ts'
export * from './category.ts'
export {
  $apiConfig,
  $connection,
  type ApiConfig,
  type ApiConnection,
  connectionOpened,
  loginRefused,
  networkRestored,
  tokenChanged,
} from './connection.ts'
export * from './estimate.ts'
export * from './estimate-parts.ts'
export * from './events.ts'
export * from './filter-index.ts'
export { inCalls } from './in-calls.ts'
export * from './item.ts'
export * from './list.ts'
export { type Failure, failedLoad, isAbsent, isNetworkLost, type Loaded, refusedLoad } from './loaded.ts'
export * from './manager.ts'
export * from './medium.ts'
export * from './minishop.ts'
export * from './offers.ts'
export * from './price-alert-list.ts'
export * from './price-alerts.ts'
export * from './price-changes.ts'
export * from './price-drops.ts'
export * from './price-history.ts'
export * from './product.ts'
export * from './report.ts'
export { requestFor } from './request-for.ts'
export type { CallOptions } from './request-host.ts'
export * from './reviews/index.ts'
export * from './saved-estimates.ts'
export * from './search.ts'
export type { Sent } from './send-with-progress.ts'
export * from './session.ts'
export * from './site.ts'
export * from './user.ts'
export * from './wish.ts'
export * from './wish-groups.ts'
export * from './zzim.ts'

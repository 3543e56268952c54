export { $dialogItem, alertRequested, requestEnded } from './alert-request-model.ts'
export { $alerts, $isAtHost, alertsOpened, memberAlerts } from './alerts-model.ts'
export { $checkStatus, $firedAlerts, alertsFired, checkRetried, pricesRechecked } from './check-model.ts'
export { $firstAlerts, $listedAlerts, $listedFired } from './listed-model.ts'
export { $isMergeOffered, $mergeable, mergeAccepted, mergeDeclined } from './merge-model.ts'
export type { AlertItem, PriceAlert } from './price-alert.ts'
export {
  $dialogAlert,
  $dialogChange,
  $dialogOwnPrice,
  $failedItem,
  $isFull,
  $settingStatus,
  alertDismissed,
  alertRemoved,
  alertSet,
} from './setting-model.ts'
export { priceToday, readTarget, type SuggestedTarget, suggestTargets, type TypedTarget } from './target.ts'

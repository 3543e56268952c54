export { clickAdCode } from './click-ad-code.ts'
export {
  $hasLeft,
  $isCounting,
  $isLeading,
  $isStaying,
  $secondsLeft,
  goChosen,
  secondPassed,
  stayChosen,
  stayToggled,
  wayFollowed,
  wayLeft,
  wayReported,
  wayShown,
} from './leave-model.ts'
export { isMallId } from './mall-id.ts'
export {
  $isUnknownWay,
  $way,
  $wayAddress,
  $wayForEveryone,
  wayClosed,
  wayOpened,
  wayRetried,
} from './model.ts'
export type { PriceChange } from './price-change.ts'
export type { Way, WayThere } from './way.ts'

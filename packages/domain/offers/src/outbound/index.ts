export {
  $hasLeft,
  $isCounting,
  $isLeading,
  $isStaying,
  $secondsLeft,
  goChosen,
  outboundFollowed,
  outboundLeft,
  outboundReported,
  outboundShown,
  secondPassed,
  stayChosen,
  stayToggled,
} from './leave-model.ts'
export { isMallId } from './mall-id.ts'
export {
  $isPriceKnown,
  $isUnknownOutbound,
  $outboundAddress,
  $outboundOffer,
  $outboundTerms,
  outboundClosed,
  outboundOpened,
  outboundRetried,
} from './model.ts'
export { type AvailableOffer, findOutboundOffer } from './outbound-offer.ts'

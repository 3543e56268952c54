import { $siteProps } from '@jeoul/page'
import { combine, createEvent, createStore, sample } from 'effector'
import { $outboundAddress, $outboundOffer } from './model.ts'
import { redirectsByItself } from './outbound-offer.ts'

/** The page is visible in a browser. Never fired on the server. */
export const outboundShown = createEvent()
/** A second has passed while the page was visible. */
export const secondPassed = createEvent()
/** Stops the countdown, or resumes it. */
export const stayToggled = createEvent()
/** The shopper used the page, which stops the countdown. */
export const stayChosen = createEvent()
/** Goes to the mall at once. */
export const goChosen = createEvent()
/** The browser follows the link itself, for example into a new tab. */
export const outboundFollowed = createEvent()

/** The countdown in seconds: enough to read the price and the mall (assumed). */
export const secondsToRead = 5

const $isShown = createStore(false, { serialize: 'ignore' })
  .on(outboundShown, () => true)
  .reset($outboundAddress)

/** Whether the shopper stopped the countdown. */
export const $isStaying = createStore(false, { serialize: 'ignore' })
  .on(stayToggled, isStaying => !isStaying)
  .on(stayChosen, () => true)
  .reset($outboundAddress)

/** Whether the shopper has been redirected. */
export const $hasLeft = createStore(false, { serialize: 'ignore' }).reset($outboundAddress)

/** Whether the page redirects unless the shopper stays. Robots are never redirected. */
export const $isLeading = combine(
  $outboundOffer,
  $isShown,
  $siteProps,
  (outbound, isShown, { isBot }) => isShown && !isBot && redirectsByItself(outbound),
)

/** Whether the countdown is running. */
export const $isCounting = combine(
  $isLeading,
  $isStaying,
  $hasLeft,
  (isLeading, isStaying, hasLeft) => isLeading && !isStaying && !hasLeft,
)

const counted = sample({ clock: secondPassed, filter: $isCounting })

/** Seconds until the redirect. */
export const $secondsLeft = createStore(secondsToRead, { serialize: 'ignore' })
  .on(counted, seconds => seconds - 1)
  .reset([$outboundAddress, $isStaying])

const timeUp = sample({ clock: $secondsLeft.updates, filter: seconds => seconds === 0, fn: () => {} })

/** Nothing has changed since the shopper chose the offer, so the page redirects at once. */
const nothingToRead = sample({
  clock: $isCounting.updates,
  source: $outboundOffer,
  filter: (outbound, isCounting) => isCounting && outbound.kind === 'ready' && outbound.isAsSeen,
})

/** Redirects to the mall, by the address that the host gave. Fires once, even after several presses. */
export const outboundLeft = sample({
  clock: [goChosen, timeUp, nothingToRead],
  source: { outbound: $outboundOffer, hasLeft: $hasLeft },
}).filterMap(({ outbound, hasLeft }) =>
  outbound.kind === 'ready' && !hasLeft ? (outbound.href ?? undefined) : undefined,
)

$hasLeft.on(outboundLeft, () => true)

const $isReported = createStore(false, { serialize: 'ignore' }).reset($outboundAddress)

/** The redirect to report (assumed: once per visit, on a redirect, or on a press while the page waits). */
export const outboundReported = sample({
  clock: [$isCounting.updates.filter({ fn: isCounting => isCounting }), goChosen, outboundFollowed],
  source: { address: $outboundAddress, outbound: $outboundOffer, isReported: $isReported, props: $siteProps },
}).filterMap(({ address, outbound, isReported, props }) =>
  outbound.kind === 'ready' && outbound.href !== null && !isReported && !props.isBot && address
    ? { itemId: address.itemId, mallId: address.mallId }
    : undefined,
)

$isReported.on(outboundReported, () => true)

import { $pageProps } from '@jeoul/page'
import { combine, createEvent, createStore, sample } from 'effector'
import { $outboundAddress, $outboundOffer } from './model.ts'
import { goesByItself } from './outbound-offer.ts'

/** The way is before a shopper's eyes. Never happens on the server. */
export const outboundShown = createEvent()
/** A second has passed in sight of the shopper. */
export const secondPassed = createEvent()
/** The shopper wants to stay or, having stayed, to be led on after all. */
export const stayToggled = createEvent()
/** The shopper does something here, and is not to be led away meanwhile. */
export const stayChosen = createEvent()
/** The shopper wants to go at once. */
export const goChosen = createEvent()
/** The browser follows the way without us, as into another tab. */
export const outboundFollowed = createEvent()

/** Long enough to read what it costs and where it leads (assumed). */
export const secondsToRead = 5

const $isShown = createStore(false, { serialize: 'ignore' })
  .on(outboundShown, () => true)
  .reset($outboundAddress)

/** Whether the shopper said that they stay. */
export const $isStaying = createStore(false, { serialize: 'ignore' })
  .on(stayToggled, isStaying => !isStaying)
  .on(stayChosen, () => true)
  .reset($outboundAddress)

/** Whether the shopper was led on already. */
export const $hasLeft = createStore(false, { serialize: 'ignore' }).reset($outboundAddress)

/** Whether the page leads on unless the shopper stays. A robot is led nowhere. */
export const $isLeading = combine(
  $outboundOffer,
  $isShown,
  $pageProps,
  (outbound, isShown, { isBot }) => isShown && !isBot && goesByItself(outbound),
)

/** Whether the seconds are counted now. */
export const $isCounting = combine(
  $isLeading,
  $isStaying,
  $hasLeft,
  (isLeading, isStaying, hasLeft) => isLeading && !isStaying && !hasLeft,
)

const counted = sample({ clock: secondPassed, filter: $isCounting })

/** Until the page goes on. */
export const $secondsLeft = createStore(secondsToRead, { serialize: 'ignore' })
  .on(counted, seconds => seconds - 1)
  .reset([$outboundAddress, $isStaying])

const timeUp = sample({ clock: $secondsLeft.updates, filter: seconds => seconds === 0, fn: () => {} })

/** The shopper goes on to the mall, by the address that the host gave; once, however often they press. */
export const outboundLeft = sample({
  clock: [goChosen, timeUp],
  source: { outbound: $outboundOffer, hasLeft: $hasLeft },
}).filterMap(({ outbound, hasLeft }) =>
  outbound.kind === 'there' && !hasLeft ? (outbound.href ?? undefined) : undefined,
)

$hasLeft.on(outboundLeft, () => true)

const $isReported = createStore(false, { serialize: 'ignore' }).reset($outboundAddress)

/**
 * "Reports the click" (assumed: once a visit, when the shopper is led on, or goes although the page waits). The
 * product's id.
 */
export const outboundReported = sample({
  clock: [$isCounting.updates.filter({ fn: isCounting => isCounting }), goChosen, outboundFollowed],
  source: { address: $outboundAddress, outbound: $outboundOffer, isReported: $isReported, props: $pageProps },
}).filterMap(({ address, outbound, isReported, props }) =>
  outbound.kind === 'there' && outbound.href !== null && !isReported && !props.isBot
    ? address?.itemId
    : undefined,
)

$isReported.on(outboundReported, () => true)

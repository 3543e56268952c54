import {
  $isUnknownOutbound,
  $outboundOffer,
  isMallId,
  outboundClosed,
  outboundLeft,
  outboundOpened,
  outboundReported,
} from '@jeoul/offers/outbound'
import { mallFollowed } from '@jeoul/page/tracking'
import { createRoute } from '@jeoul/router'
import { definePage, locationReplaced, unindexedHead } from '@jeoul/ssr'
import { combine, sample } from 'effector'

const linkRoute = createRoute('link')

const visit = sample({ clock: linkRoute.visited, fn: ({ params, search }) => ({ ...params, search }) })
sample({ clock: visit, filter: ({ mallId }) => isMallId(mallId), target: outboundOpened })

sample({ clock: outboundReported, target: mallFollowed })
sample({ clock: outboundLeft, target: locationReplaced })

const $isGone = combine(
  $isUnknownOutbound,
  linkRoute.$params,
  (isUnknown, params) => isUnknown || (params !== null && !isMallId(params.mallId)),
)

/** Tells crawlers and caches that the offer is gone. */
const statuses = { waiting: 503, ready: 200, gone: 404, failed: 503 } as const

export const page = definePage({
  route: linkRoute,
  left: outboundClosed,
  $isMissing: $isGone,
  head: {
    changes: [$outboundOffer],
    write(read) {
      const outbound = read($outboundOffer)
      const place = outbound.kind === 'ready' ? `${outbound.offer.market.mallName} 가는 길` : '몰로 가는 길'
      return unindexedHead(`${place} | 저울`, '몰로 가기 전에 지금 가격을 다시 확인해요.')
    },
  },
  $status: $outboundOffer.map(({ kind }) => statuses[kind]),
})

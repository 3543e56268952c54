import { ApiError, getMallsFx, type MallsParams } from '@jeoul/api'
import type { Market } from '@jeoul/api/types'
import { $siteProps, addressChanged, appStarted } from '@jeoul/page'
import { allSettled, createWatch, type EventCallable, fork } from 'effector'
import { vi } from 'vitest'
import { marketOf } from '../../testing/market-of.ts'
import { outboundLeft, outboundReported } from '../leave-model.ts'
import { outboundOpened } from '../model.ts'

/** An offer of a mall with a number, which has an outbound page. */
export function numberedMarket(changes: Partial<Market> = {}): Market {
  return marketOf({ mallId: '23', itemIdCp: '77012', href: 'https://mall.example/77012', ...changes })
}

export interface OutboundVisit {
  readonly search?: string
  readonly isBot?: boolean
  /** The minishop that the address names by its user name. */
  readonly shop?: string | null
  /** The mall's offer, or null. */
  readonly market?: Market | null
}

/** Opens an outbound page in a scope of its own. */
export async function openOutbound({
  search = '',
  isBot = false,
  market = numberedMarket(),
  shop = null,
}: OutboundVisit = {}) {
  const answer = vi.fn<(params: MallsParams) => readonly Market[]>(() => (market ? [market] : []))
  const scope = fork({
    handlers: [
      [
        getMallsFx,
        (_: unknown, params: MallsParams) => ({ success: true, message: 'success', markets: answer(params) }),
      ],
    ],
  })
  const [left, reported] = [vi.fn<(href: string) => void>(), vi.fn<(way: object) => void>()]
  createWatch({ unit: outboundLeft, scope, fn: left })
  createWatch({ unit: outboundReported, scope, fn: reported })
  const fire = (unit: EventCallable<void>) => allSettled(unit, { scope })
  const open = () => allSettled(outboundOpened, { scope, params: { itemId: '7', mallId: '23', search } })
  await allSettled(appStarted, { scope, params: { ...scope.getState($siteProps), isBot } })
  const named = shop === null ? '' : `?mall_web_user=${shop}`
  await allSettled(addressChanged, { scope, params: { path: '/link/7/23', search: named } })
  await open()
  return { scope, answer, left, reported, fire, open }
}

export function fail(): never {
  throw new ApiError('status', 'down', 503)
}

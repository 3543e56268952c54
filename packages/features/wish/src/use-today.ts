import type { PricedItem } from '@jeoul/personal-price'
import { $briefs, briefsWanted, type SavedItem } from '@jeoul/wish'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'

/** Today's prices of a saved product, or why there are none. */
export type Today =
  | { readonly status: 'full'; readonly prices: PricedItem }
  | { readonly status: 'waiting' | 'gone'; readonly prices?: undefined }
  | { readonly status: 'failed'; readonly prices?: undefined; readonly retry: () => void }

/** A member's list includes today's prices; for products stored on the device, they are requested one by one. */
export function useToday({ itemId, today }: Pick<SavedItem, 'itemId' | 'today'>): Today {
  const [briefs, want] = useUnit([$briefs, briefsWanted])
  const isMissing = today === undefined
  useEffect(() => {
    if (isMissing) want([itemId])
  }, [isMissing, want, itemId])
  if (today) return { status: 'full', prices: today }
  const brief = briefs[itemId]
  if (brief?.data) return { status: 'full', prices: brief.data }
  if (brief?.status !== 'failed') return { status: 'waiting' }
  if (brief.failure.status === 404) return { status: 'gone' }
  return { status: 'failed', retry: () => want([itemId]) }
}

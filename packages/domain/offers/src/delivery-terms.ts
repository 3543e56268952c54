import type { Delivery } from '@jeoul/api/types'
import type { DeliveryTerms } from '@jeoul/format'

/** Converts the delivery of an offer to terms. Terms whose amount is missing are unknown (assumed). */
export function deliveryTerms({ kind, fee, threshold, each }: Delivery): DeliveryTerms {
  if (kind === 'free') return { kind }
  if (kind === 'paid' && fee !== undefined) return { kind, fee, each }
  if (kind === 'free-above' && threshold !== undefined) return { kind, threshold, fee, each }
  return { kind: 'unknown' }
}

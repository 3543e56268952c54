import type { Delivery } from '@jeoul/api/types'
import type { DeliveryTerms } from '@jeoul/format'

/** The delivery terms of an offer. Terms without their amount are unknown (assumed). */
export function deliveryTerms({ kind, fee, threshold, each }: Delivery): DeliveryTerms {
  if (kind === 'free') return { kind }
  if (kind === 'paid' && fee !== undefined) return { kind, fee, each }
  if (kind === 'free-above' && threshold !== undefined) return { kind, threshold, fee, each }
  return { kind: 'unknown' }
}

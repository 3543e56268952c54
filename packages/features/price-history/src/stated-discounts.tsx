import { formatWon } from '@jeoul/format'
import type { CheckedDiscount } from '@jeoul/price-history'
import { Badge } from '@jeoul/ui'
import { claimWords } from './words.ts'

/** The discounts that malls state, each compared with the observed prices. */
export function StatedDiscounts({ claims }: { readonly claims: readonly CheckedDiscount[] }) {
  if (claims.length === 0) return null
  return (
    <div>
      <h3>몰이 표시한 할인율</h3>
      <ul>
        {claims.map(claim => (
          <li key={claim.mall_name}>
            <b>
              {claim.mall_name} {claim.percent}% 할인
            </b>{' '}
            <span translate="no">{formatWon(claim.total)}</span>{' '}
            {!claim.isSupported && <Badge tone="amber">확인되지 않은 할인율</Badge>}{' '}
            <span translate="no">{claimWords(claim)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

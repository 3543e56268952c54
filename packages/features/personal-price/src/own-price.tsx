import { $paymentTerms, areStated } from '@jeoul/personal-price'
import { $openPage } from '@jeoul/router'
import { createLazyView } from '@jeoul/ssr'
import { combine, sample } from 'effector'
import { useUnit } from 'effector-react'
import type { OwnPriceProps } from './own-price-props.ts'

/** Whether the shopper has stated terms, so that own prices will be shown. */
export const $areStated = $paymentTerms.map(areStated)
/** Loaded for shoppers who have stated their terms. Pages work without it, so the next page tries again. */
const $ownPrice = createLazyView<OwnPriceProps>({
  clock: sample({ clock: [$areStated, $openPage], filter: $areStated }),
  load: () => import('./own-price-view.tsx'),
})

/** Whether prices are the shopper's own: their terms are stated, and the view and order of 내 결제가 have loaded. */
export const $hasOwnPrices = combine($areStated, $ownPrice, (stated, view) => stated && view !== null)

const $isFar = $paymentTerms.map(({ region }) => region !== 'mainland')

/**
 * What everyone's price includes, beside the shopper's own. It is a price on the mainland, which is all it says to shoppers
 * elsewhere: their delivery is beside their own price.
 */
export function AnyonesBasis({ basis }: { readonly basis: string }) {
  const isFar = useUnit($isFar)
  return (
    <span translate="no" data-basis="">
      {isFar ? '육지 기준' : basis}
    </span>
  )
}

/** Shows the shopper's own price. Render it where {@link $hasOwnPrices}. */
export function OwnPrice(props: OwnPriceProps) {
  const own = useUnit($ownPrice)
  return own && <own.View {...props} />
}

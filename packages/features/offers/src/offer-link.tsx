import { particleRo } from '@jeoul/format'
import { linkSearch, type MallOffer, mallHref, seenPrice } from '@jeoul/offers'
import type { TruePrice } from '@jeoul/personal-price'
import { $inside, hrefs } from '@jeoul/router'
import { ButtonLink, glyph, Icon } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'

type OfferLinkProps = {
  readonly itemId: string
  readonly offer: MallOffer
  /** The price shown to the shopper for the offer. */
  readonly price: TruePrice
  /** Whether the price is a personal one, by 내 결제조건. */
  readonly isPersonal: boolean
  readonly tone?: 'solid' | 'line' | 'quiet'
  readonly className?: string | undefined
  /** Where it is a phrase such as 가기 without a mall, its accessible name adds the mall: 인터파크로 가기. */
  readonly children: ReactNode
}

/**
 * Links to a mall's offer, if it has an address: through the redirect page, or directly if the host gives the
 * mall no number.
 */
export function OfferLink(props: OfferLinkProps) {
  const { itemId, offer, price, isPersonal, tone = 'line', className, children } = props
  const { market } = offer
  const inside = useUnit($inside)
  const direct = mallHref(market.href)
  if (direct === null) return null
  const { mallId, itemIdCp } = market
  const href =
    mallId === undefined
      ? direct
      : inside(hrefs.link(itemId, mallId, linkSearch({ itemIdCp, isPersonal, ...seenPrice(price) })))
  return (
    <ButtonLink
      tone={tone}
      className={className}
      href={href}
      target="_blank"
      rel="nofollow noopener"
      aria-label={typeof children === 'string' ? nameOf(children, market.mallName) : undefined}
    >
      {children} <Icon of={glyph.external} label="새 창" />
    </ButtonLink>
  )
}

function nameOf(words: string, mallName: string): string | undefined {
  return words.includes(mallName) ? undefined : `${mallName}${particleRo(mallName)} ${words}, 새 창`
}

import { linkSearch, type MallOffer, mallHref } from '@jeoul/offers'
import type { TruePrice } from '@jeoul/personal-price'
import { $inside, hrefs } from '@jeoul/router'
import { ButtonLink, glyph, Icon } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'

type OfferLinkProps = {
  readonly itemId: string
  readonly offer: MallOffer
  /** What the shopper is shown for it. */
  readonly price: TruePrice
  /** Whether that is by terms of the shopper's own. */
  readonly isOwn: boolean
  readonly tone?: 'solid' | 'line'
  readonly children: ReactNode
}

/** The way to a mall's offer, where it has one: by the link page, or at once where the host does not number its malls. */
export function OfferLink({ itemId, offer: { market }, price, isOwn, tone, children }: OfferLinkProps) {
  const inside = useUnit($inside)
  const direct = mallHref(market.href)
  if (direct === null) return null
  const { mallId, itemIdCp } = market
  const href =
    mallId === undefined
      ? direct
      : inside(hrefs.link(itemId, mallId, linkSearch({ itemIdCp, total: price.total, isOwn })))
  return (
    <ButtonLink tone={tone ?? 'line'} href={href} target="_blank" rel="nofollow noopener">
      {children} <Icon of={glyph.external} label="새 창" />
    </ButtonLink>
  )
}

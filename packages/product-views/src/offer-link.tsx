import { type MallOffer, mallHref } from '@jeoul/offers'
import { ButtonLink, glyph, Icon } from '@jeoul/ui'
import type { ReactNode } from 'react'

type OfferLinkProps = {
  readonly offer: MallOffer
  readonly tone?: 'solid' | 'line'
  readonly children: ReactNode
}

/** The way to a mall's offer, where it has one. */
export function OfferLink({ offer: { market }, tone = 'line', children }: OfferLinkProps) {
  const href = mallHref(market.href)
  if (href === null) return null
  return (
    <ButtonLink tone={tone} href={href} target="_blank" rel="nofollow noopener">
      {children} <Icon of={glyph.external} label="새 창" />
    </ButtonLink>
  )
}

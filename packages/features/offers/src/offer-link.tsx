import { particleRo } from '@jeoul/format'
import type { MallLink } from '@jeoul/offers'
import { $inside, hrefs } from '@jeoul/router'
import { ButtonLink, glyph, Icon } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'

type OfferLinkProps = {
  readonly itemId: string
  readonly mallName: string
  /** The address of the offer, or null if it has none. */
  readonly link: MallLink | null
  readonly tone?: 'solid' | 'line' | 'quiet'
  readonly className?: string | undefined
  /** To a mere phrase such as 가기 the accessible name adds the mall: 인터파크로 가기. */
  readonly children: ReactNode
}

/** Links to a mall's offer: through the redirect page, or directly if the host gives the mall no number. */
export function OfferLink(props: OfferLinkProps) {
  const { itemId, mallName, link, tone = 'line', className, children } = props
  const inside = useUnit($inside)
  if (link === null) return null
  return (
    <ButtonLink
      tone={tone}
      className={className}
      href={'direct' in link ? link.direct : inside(hrefs.link(itemId, link.mallId, link.search))}
      target="_blank"
      rel="nofollow noopener"
      aria-label={
        typeof children === 'string' ? `${mallName}${particleRo(mallName)} ${children}, 새 창` : undefined
      }
    >
      {children} <Icon of={glyph.external} label="새 창" />
    </ButtonLink>
  )
}

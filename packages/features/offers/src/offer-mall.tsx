import type { PresentedOffer } from '@jeoul/offers'
import { hrefs } from '@jeoul/router'
import { Badge } from '@jeoul/ui'
import styles from './offer-mall.module.css'

/** Names the mall, with notes on the offer. */
export function OfferMall({ offer }: { readonly offer: PresentedOffer }) {
  const { mallName, mallImage, minishop, badges, checked } = offer
  return (
    <>
      <img
        // A picture that comes late would leave another mall's in its place.
        key={mallImage}
        className={styles.logo}
        src={mallImage}
        alt={mallName}
        width={96}
        height={28}
        loading="lazy"
      />
      {minishop && (
        <a className={styles.minishop} href={hrefs.home(`?idx_b_manager=${minishop.managerId}`)}>
          <Badge tone="brand">{minishop.isOpen ? '보고 있는 미니샵' : '미니샵'}</Badge>
          <span className="sr-only">{` ${mallName} 홈`}</span>
        </a>
      )}
      {badges.map(({ text, isCaution }) => (
        <Badge key={text} tone={isCaution ? 'amber' : 'plain'}>
          {text}
        </Badge>
      ))}
      {checked !== '' && <small className={styles.checked}>{`${checked} 확인`}</small>}
    </>
  )
}

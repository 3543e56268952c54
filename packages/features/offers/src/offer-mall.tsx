import type { PresentedOffer } from '@jeoul/offers'
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
      {minishop && <Badge tone="brand">{minishop === 'open' ? '보고 있는 미니샵' : '미니샵'}</Badge>}
      {badges.map(({ text, isCaution }) => (
        <Badge key={text} tone={isCaution ? 'amber' : 'plain'}>
          {text}
        </Badge>
      ))}
      {checked !== '' && <small className={styles.checked}>{`${checked} 확인`}</small>}
    </>
  )
}

import { $storedCount } from '@jeoul/estimate/stored-count'
import { AccountMenu } from '@jeoul/feature-account'
import { TermsButton } from '@jeoul/feature-personal-price/terms-button'
import { $firedCount } from '@jeoul/price-history/alert/fired-count'
import { $inside, hrefs } from '@jeoul/router'
import { ButtonLink, glyph, Icon } from '@jeoul/ui'
import { $savedCount } from '@jeoul/wish'
import { useUnit } from 'effector-react'
import styles from './account.module.css'

/** The visitor's own links: login, wish list and estimate. */
export function Account() {
  const [inside, saved, fired, stored] = useUnit([$inside, $savedCount, $firedCount, $storedCount])
  return (
    <nav className={styles.account} aria-label="내 메뉴">
      <TermsButton isBrief />
      <AccountMenu />
      <ButtonLink tone="quiet" href={inside(hrefs.wish())}>
        <Icon of={glyph.heart} />찜{saved ? <b>{saved}</b> : null}
        {fired > 0 && (
          <strong>
            {fired}
            <span className="sr-only">건의 가격 알림</span>
          </strong>
        )}
      </ButtonLink>
      <ButtonLink tone="quiet" href={inside(hrefs.estimate())}>
        <Icon of={glyph.estimate} />
        견적{stored > 0 && <b>{stored}</b>}
      </ButtonLink>
    </nav>
  )
}

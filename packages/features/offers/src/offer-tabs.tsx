import { $offerTab, $presentedTab, offerTabs, writeOfferTab } from '@jeoul/offers'
import { $place } from '@jeoul/router'
import { LinkTabs } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import styles from './offer-list.module.css'

/** Chooses the price by which malls are compared and offers are ordered. */
export function OfferTabs() {
  const [tab, order, { path, search }] = useUnit([$offerTab, $presentedTab, $place])
  const items = offerTabs.map(({ key, label }) => ({
    text: label,
    href: path + writeOfferTab(search, key),
    current: key === tab,
  }))
  return (
    <div className={styles.bar}>
      <LinkTabs label="가격 기준" items={items} />
      <p className={styles.basis}>
        {`${offerTabs.find(({ key }) => key === order)?.basis} 광고 몰도 같은 기준으로 정렬돼요.`}
      </p>
    </div>
  )
}

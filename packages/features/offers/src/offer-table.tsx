import { formatCount } from '@jeoul/format'
import {
  $offerListItemId,
  $openWhy,
  $presentedOffers,
  $presentedTab,
  offerTabs,
  paidName,
  restShown,
  unsureWords,
  whyToggled,
} from '@jeoul/offers'
import { Button } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { OfferRow } from './offer-row.tsx'
import styles from './offer-table.module.css'

/** Lists the malls' offers: the first few, and the others on request. */
export function OfferTable() {
  const [offers, tab, itemId, openWhy, showRest, toggleWhy] = useUnit([
    $presentedOffers,
    $presentedTab,
    $offerListItemId,
    $openWhy,
    restShown,
    whyToggled,
  ])
  if (!offers) return null
  const { lowest, rows, count, checked, isPersonal } = offers
  const rest = count - rows.length
  const order = offerTabs.find(({ key }) => key === tab)
  const paid = paidName(isPersonal)
  return (
    <>
      <div className={styles.notes}>
        <p>{`${order?.basis} 광고 몰도 같은 기준이에요.`}</p>
        {checked !== '' && <p>{`${checked} 확인`}</p>}
        {lowest && lowest.unsure > 0 && <p className={styles.unsure}>{unsureWords(lowest.unsure)}</p>}
      </div>
      <table translate="no" className={styles.table}>
        <caption className="sr-only">{`몰 ${formatCount(count)}곳의 가격`}</caption>
        <thead>
          <tr>
            <th scope="col">몰</th>
            <th scope="col">{tab === 'card' ? '카드 판매가' : '판매가'}</th>
            <th scope="col">배송비</th>
            <th scope="col">{tab === 'all' ? paid : order?.figure}</th>
            <th scope="col">카드·할부</th>
            <th scope="col">
              <span className="sr-only">가기</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {/* By place: where payment terms arrive, texts change and no row moves. */}
          {rows.map((offer, place) => (
            <OfferRow
              key={place}
              itemId={itemId}
              offer={offer}
              basis={order?.figure}
              totalLabel={paid}
              isOpen={openWhy === offer.key}
              onToggle={toggleWhy}
            />
          ))}
        </tbody>
      </table>
      {rest > 0 && (
        <Button translate="no" className={styles.more} onClick={() => showRest()}>
          {`나머지 몰 ${formatCount(rest)}곳 더보기`}
        </Button>
      )}
    </>
  )
}

import { formatCount, formatMoment } from '@jeoul/format'
import {
  $isRestShown,
  $lowestRow,
  $offerListItemId,
  $offerTab,
  $openWhy,
  $rows,
  firstRows,
  isOpenShop,
  lastChecked,
  restShown,
  shopFirst,
  whyToggled,
} from '@jeoul/offers'
import { $pageProps } from '@jeoul/page'
import { $paymentTerms } from '@jeoul/personal-price'
import { Button } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import styles from './offer-list.module.css'
import { OfferRow } from './offer-row.tsx'

/** What the offers of each order stand by. */
const figureNames = { all: '내 결제가', card: '카드가', delivery: '배송비 포함가' } as const

/** Lists the malls' offers: the first few, until more are asked for. */
export function OfferTable() {
  const terms = useUnit($paymentTerms)
  const [{ idxBManager }, itemId, tab, isRestShown, openWhy] = useUnit([
    $pageProps,
    $offerListItemId,
    $offerTab,
    $isRestShown,
    $openWhy,
  ])
  const [showRest, toggleWhy] = useUnit([restShown, whyToggled])
  const rows = shopFirst(useUnit($rows), idxBManager)
  const unsure = useUnit($lowestRow)?.headline?.unsure ?? 0
  const shown = isRestShown ? rows : rows.slice(0, firstRows)
  const rest = rows.length - shown.length
  const checked = lastChecked(rows.map(({ market }) => market.checkedAt))
  return (
    <>
      {unsure > 0 && (
        <p className={styles.unsure}>
          {`추가 배송비를 확인해야 하는 몰 ${formatCount(unsure)}곳은 더 저렴할 수 있어요.`}
        </p>
      )}
      {checked && <p className={styles.lastChecked}>{`${formatMoment(checked)}에 확인한 가격이에요.`}</p>}
      <table className={styles.table}>
        <caption className="sr-only">{`몰 ${formatCount(rows.length)}곳의 가격`}</caption>
        <thead>
          <tr>
            <th scope="col">몰</th>
            <th scope="col" className={styles.num}>
              {tab === 'card' ? '카드가' : '판매가'}
            </th>
            <th scope="col">배송비</th>
            <th scope="col" className={styles.num}>
              {figureNames[tab]}
            </th>
            <th scope="col">카드·할부</th>
            <th scope="col">
              <span className="sr-only">가기</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map(row => (
            <OfferRow
              key={row.offer.key}
              itemId={itemId}
              row={row}
              isShop={isOpenShop(row, idxBManager)}
              checked={checked}
              terms={terms}
              tab={tab}
              isOpen={openWhy === row.offer.key}
              onToggle={toggleWhy}
            />
          ))}
        </tbody>
      </table>
      {rest > 0 && (
        <Button className={styles.more} onClick={() => showRest()}>
          {`나머지 몰 ${formatCount(rest)}곳 더보기`}
        </Button>
      )}
    </>
  )
}

import { type CompareColumn, columnRetried, type ColumnPrice as Price } from '@jeoul/compare'
import { OfferLink } from '@jeoul/feature-offers'
import { WhyPrice } from '@jeoul/feature-personal-price'
import { mallLink } from '@jeoul/offers'
import { $paymentTerms, arePersonal, explainPrice } from '@jeoul/personal-price'
import { Badge, Button, glyph, Icon, PriceStateLabel, Skeleton, Won } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import styles from './compare-table.module.css'

/** Shows what this shopper pays for the product, and how much more that is than for the cheapest one. */
export function ColumnPrice({ column }: { readonly column: CompareColumn }) {
  return (
    <td className={styles.price}>
      {column.status === 'full' && <PriceOf price={column.price} itemId={column.itemId} />}
      {column.status === 'loading' && <Skeleton className={styles.waitPrice} />}
    </td>
  )
}

function PriceOf({ price, itemId }: { readonly price: Price; readonly itemId: string }) {
  const retry = useUnit(columnRetried)
  const terms = useUnit($paymentTerms)
  switch (price.kind) {
    case 'label':
      return <PriceStateLabel>{price.label}</PriceStateLabel>
    case 'none':
      return <span>파는 몰이 없어요</span>
    case 'waiting':
      return <Skeleton className={styles.waitPrice} />
    case 'failed':
      return (
        <span className={styles.error} role="alert">
          가격을 불러오지 못했어요.
          <Button onClick={() => retry(itemId)}>
            <Icon of={glyph.retry} />
            다시 시도
          </Button>
        </span>
      )
    case 'known': {
      const [{ offer, price: paid, headline, market }] = price.rows
      return (
        <>
          <p>
            <Won amount={paid.total} className={styles.total} />
          </p>
          <p>{market.mallName}</p>
          <div className={styles.words}>
            {price.isLowest && <Badge tone="red">이 중 최저가</Badge>}
            {price.gap !== null && price.gap > 0 && (
              <p>
                가장 저렴한 상품보다 <Won amount={price.gap} signed />
              </p>
            )}
            <p>
              {headline && <span translate="no">{`${headline.label} · ${headline.basis}`}</span>}{' '}
              {headline && headline.unsure > 0 && <span>· 더 저렴한 몰이 있을 수 있어요</span>}{' '}
              {!paid.isReachable && <span>내 결제조건으로는 살 수 없어요</span>}
            </p>
          </div>
          <WhyPrice total={paid.total} why={explainPrice(paid, terms)} />
          {price.isPartial && (
            <p className={styles.error}>
              카드 가격을 불러오지 못했어요.
              <Button onClick={() => retry(itemId)}>다시 시도</Button>
            </p>
          )}
          <OfferLink
            itemId={itemId}
            mallName={market.mallName}
            link={mallLink(offer, paid, arePersonal(terms))}
          >
            가기
          </OfferLink>
        </>
      )
    }
  }
}

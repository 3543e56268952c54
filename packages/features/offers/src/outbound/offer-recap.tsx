import { PriceParts } from '@jeoul/feature-personal-price'
import { offerBadges, paidName } from '@jeoul/offers'
import { $isPriceKnown, $outboundTerms, type AvailableOffer } from '@jeoul/offers/outbound'
import { arePersonal, describeTerms, whyLines, whyNotes } from '@jeoul/personal-price'
import { Badge, ButtonLink, cx, Won } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import styles from './outbound-page.module.css'
import { PriceChangeNote } from './price-change-note.tsx'
import { RedirectPanel } from './redirect-panel.tsx'

type OfferRecapProps = { readonly outbound: AvailableOffer; readonly itemHref: string }

/** Repeats the offer with its true price, and links to the mall. */
export function OfferRecap({ outbound, itemHref }: OfferRecapProps) {
  const [terms, isPriceKnown] = useUnit([$outboundTerms, $isPriceKnown])
  const { offer, price, headline } = outbound
  const paid = paidName(arePersonal(terms))
  const { mallName, itemNameCp } = offer.market
  return (
    <article className={styles.way}>
      <h1>{`${mallName} 가는 길`}</h1>
      <p className={styles.name}>
        {itemNameCp}
        {offerBadges(outbound).map(({ text, isCaution }) => (
          <Badge key={text} tone={isCaution ? 'amber' : 'plain'}>
            {text}
          </Badge>
        ))}
      </p>
      <div className={cx(styles.figures, !isPriceKnown && styles.pending)}>
        <p className={styles.price}>
          <span>{paid}</span> <Won amount={price.total} className={styles.total} />
          <Badge tone={headline.isForAnyone ? 'red' : 'plain'}>{headline.label}</Badge>{' '}
          <span translate="no">{headline.basis}</span>
        </p>
        <PriceChangeNote outbound={outbound} />
        <PriceParts
          lines={whyLines(price)}
          total={price.total}
          totalLabel={paid}
          notes={whyNotes(price, terms)}
        />
      </div>
      <p className={styles.terms}>
        {isPriceKnown ? `내 결제조건: ${describeTerms(terms)}` : '내 결제조건으로 계산하고 있어요.'}
      </p>
      <RedirectPanel outbound={outbound} />
      {outbound.change.kind === 'dearer' ? (
        <ButtonLink tone="solid" href={itemHref}>
          상품으로 돌아가기
        </ButtonLink>
      ) : (
        <ButtonLink tone="quiet" className={styles.back} href={itemHref}>
          상품으로 돌아가기
        </ButtonLink>
      )}
    </article>
  )
}

import { $outboundAddress, $outboundOffer, outboundRetried, outboundShown } from '@jeoul/offers/outbound'
import { $inside, hrefs } from '@jeoul/router'
import { ButtonLink, EmptyState, FailedState, LateNote, Skeleton } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { OfferRecap } from './offer-recap.tsx'
import styles from './outbound-page.module.css'

/** The page between a product and a mall: names the mall and the offer's current price. */
export function OutboundPage() {
  const inside = useUnit($inside)
  const outbound = useUnit($outboundOffer)
  const [address, retry, show] = useUnit([$outboundAddress, outboundRetried, outboundShown])
  useEffect(() => void (address && show()), [address, show])
  const itemHref = inside(hrefs.item(address?.itemId ?? ''))
  if (outbound.kind === 'ready') return <OfferRecap outbound={outbound} itemHref={itemHref} />
  if (outbound.kind === 'gone') {
    return (
      <EmptyState
        heading="h1"
        title="지금은 이 몰에서 팔지 않아요"
        why="그사이 판매가 끝났거나 몰이 상품을 내렸어요. 다른 몰의 가격을 확인해 보세요."
      >
        <ButtonLink tone="solid" href={itemHref}>
          다른 몰 가격 보기
        </ButtonLink>
      </EmptyState>
    )
  }
  return (
    <div className={styles.way}>
      <h1>몰로 가는 길</h1>
      {outbound.kind === 'waiting' && (
        <>
          <p>몰의 지금 가격을 확인하고 있어요.</p>
          <LateNote />
          <Skeleton className={styles.wait} />
        </>
      )}
      {outbound.kind === 'failed' && (
        <FailedState title="이 몰의 지금 가격을 확인하지 못했어요" onRetry={retry} />
      )}
      <ButtonLink href={itemHref}>상품으로 돌아가기</ButtonLink>
    </div>
  )
}

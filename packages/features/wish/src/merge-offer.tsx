import { $openPage } from '@jeoul/router'
import { Button } from '@jeoul/ui'
import { $isMergePassing, $isMerging, $mergeable, mergeAccepted, mergePutOff } from '@jeoul/wish'
import { useUnit } from 'effector-react'
import styles from './merge-offer.module.css'

type MergeOfferProps = {
  /** Over any page, where it can be put off; the page of wishes has it in place. */
  readonly isPassing?: boolean
}

/** Offers a member to take over what the device kept from before the login. */
export function MergeOffer({ isPassing = false }: MergeOfferProps) {
  const [page, count, isShown, isMerging] = useUnit([$openPage, $mergeable, $isMergePassing, $isMerging])
  const [merge, putOff] = useUnit([mergeAccepted, mergePutOff])
  if (count === 0) return null
  if (isPassing && (!isShown || page === 'wish')) return null
  return (
    <section className={styles.offer} aria-label="이 기기의 찜">
      <p>로그인 전에 이 기기에 담은 상품이 {count}개 있어요. 내 찜에 합칠까요?</p>
      <p>
        <Button tone="solid" disabled={isMerging} onClick={() => merge()}>
          {isMerging ? '합치는 중이에요' : '합치기'}
        </Button>
        {isPassing && <Button onClick={() => putOff()}>나중에</Button>}
      </p>
    </section>
  )
}

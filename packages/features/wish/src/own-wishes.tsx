import { WishAlerts } from '@jeoul/feature-price-history/alert'
import { $isLogged } from '@jeoul/page'
import { $siteLinks } from '@jeoul/ssr'
import { cx, EmptyState, FailedState, LateNote, Skeleton } from '@jeoul/ui'
import { $groups, countSaved, memberGroups } from '@jeoul/wish'
import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import { GroupTabs } from './group-tabs.tsx'
import { MergeOffer } from './merge-offer.tsx'
import { $group, $isFailed, $shownItems } from './page-model.ts'
import { SelectionBar } from './selection-bar.tsx'
import styles from './wish.module.css'
import { WishItems } from './wish-items.tsx'

/** The visitor's own wishes, by group. */
export function OwnWishes({ children }: { readonly children: ReactNode }) {
  const [groups, group, shown, isMember] = useUnit([$groups, $group, $shownItems, $isLogged])
  const [isFailed, links, retry] = useUnit([$isFailed, $siteLinks, memberGroups.retried])
  if (isFailed) {
    return <FailedState title="찜 목록을 불러오지 못했어요" onRetry={() => retry()} />
  }
  if (!groups || !shown) {
    return (
      <>
        <LateNote />
        <div className={styles.waiting} role="status" aria-label="찜 목록을 불러오는 중이에요">
          <Skeleton className={styles.waitingRow} />
          <Skeleton className={styles.waitingRow} />
          <Skeleton className={styles.waitingRow} />
        </div>
        <noscript>
          <EmptyState
            title="찜 목록을 볼 수 없어요"
            why="브라우저 설정에서 자바스크립트를 켜면 찜한 상품이 보여요."
          />
        </noscript>
      </>
    )
  }
  const isEmpty = countSaved(groups) === 0
  const loginNote = !isMember && (
    <p className={cx(styles.note, isEmpty && styles.centred)}>
      {isEmpty
        ? '로그인하면 어느 기기에서나 같은 찜 목록을 볼 수 있어요. '
        : '이 기기에만 담겨 있어요. 로그인하면 어느 기기에서나 볼 수 있어요. '}
      <a href={links.login}>로그인</a>
    </p>
  )
  return (
    <>
      <WishAlerts />
      <MergeOffer place="in-page" />
      {!isEmpty && loginNote}
      {groups.length > 0 && <GroupTabs />}
      {shown.length > 0 ? (
        <>
          <SelectionBar />
          <WishItems items={shown} />
        </>
      ) : (
        <EmptyState
          title={
            isEmpty ? (
              // The words and their height stay the same once the device's wishes are known.
              isMember ? (
                '내 찜에는 아직 담은 상품이 없어요'
              ) : (
                '아직 찜한 상품이 없어요'
              )
            ) : (
              <>
                <bdi>{group?.name ?? '이 목록'}</bdi>에 담은 상품이 없어요
              </>
            )
          }
          why="마음에 드는 상품에서 ♡ 찜을 누르면 여기에 모여요. 담은 뒤에 가격이 얼마나 달라졌는지도 볼 수 있어요."
        />
      )}
      {isEmpty && children}
      {/* Last, so that a logout moves nothing. */}
      {isEmpty && loginNote}
    </>
  )
}

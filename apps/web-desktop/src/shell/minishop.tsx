import { MinishopExit } from '@jeoul/feature-shop'
import { $minishopOutcome, minishop, minishopRetried } from '@jeoul/shop'
import { FailedState, Skeleton } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import styles from './minishop.module.css'
import { MinishopFacts } from './minishop-facts.tsx'

/** Whose minishop it is: who runs it, where it is, what it wants its visitors to know. */
export default function Minishop() {
  const [{ data }, outcome, retry] = useUnit([minishop.$state, $minishopOutcome, minishopRetried])
  return (
    <section className={styles.minishop} aria-label="미니샵">
      {data && outcome === 'there' && <MinishopFacts shop={data} />}
      {outcome === 'waiting' && <Skeleton className={styles.wait} />}
      {outcome === 'unknown' && (
        <p className={styles.unknown}>
          찾으시는 미니샵이 없어요. <MinishopExit />
        </p>
      )}
      {outcome === 'failed' && (
        <div className={styles.failed}>
          <FailedState compact title="미니샵 정보를 불러오지 못했어요" onRetry={retry} />
          <MinishopExit />
        </div>
      )}
    </section>
  )
}

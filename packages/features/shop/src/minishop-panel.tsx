import { $isShopFailed } from '@jeoul/page'
import { $minishopOutcome, minishop, minishopRetried, minishopShown, type OpenMinishop } from '@jeoul/shop'
import { FailedState, Skeleton } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { type ReactNode, useEffect } from 'react'
import { MinishopExit } from './minishop-exit.tsx'

type ClassName = string | undefined

type MinishopPanelProps = {
  readonly classes: Readonly<Record<'minishop' | 'wait' | 'unknown' | 'failed', ClassName>>
  /** Renders a minishop that has loaded. */
  readonly children: (shop: OpenMinishop) => ReactNode
}

/** Describes the minishop: its owner, its location and its notices. */
export function MinishopPanel({ classes, children }: MinishopPanelProps) {
  const [{ data }, outcome, isShopFailed] = useUnit([minishop.$state, $minishopOutcome, $isShopFailed])
  const [show, retry] = useUnit([minishopShown, minishopRetried])
  useEffect(() => show(), [show])
  // The page shows the failure, in its own place.
  if (isShopFailed) return null
  return (
    <section className={classes.minishop} aria-label="미니샵">
      {data && outcome === 'ready' && children(data)}
      {outcome === 'waiting' && <Skeleton className={classes.wait} />}
      {outcome === 'unknown' && (
        <p className={classes.unknown}>
          찾으시는 미니샵이 없어요. <MinishopExit />
        </p>
      )}
      {outcome === 'failed' && (
        <div className={classes.failed}>
          <FailedState compact title="미니샵 정보를 불러오지 못했어요" onRetry={retry} />
          <MinishopExit />
        </div>
      )}
    </section>
  )
}

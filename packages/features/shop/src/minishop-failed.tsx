import { minishopRetried } from '@jeoul/shop'
import { FailedState } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { MinishopExit } from './minishop-exit.tsx'

/** Shown instead of a page whose minishop could not be looked up. */
export function MinishopFailed() {
  const retry = useUnit(minishopRetried)
  return (
    <FailedState title="미니샵을 불러오지 못했어요" onRetry={retry}>
      <MinishopExit />
    </FailedState>
  )
}

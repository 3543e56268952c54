import { layerClosed } from '@jeoul/router'
import { FailedState } from '@jeoul/ui'
import { useUnit } from 'effector-react'

/** Stands where the comparison could not be loaded: opening it again tries again. */
export function CompareLayerTrouble() {
  const close = useUnit(layerClosed)
  return <FailedState title="비교를 열지 못했어요" why="연결을 확인하고 다시 열어 주세요." onRetry={close} />
}

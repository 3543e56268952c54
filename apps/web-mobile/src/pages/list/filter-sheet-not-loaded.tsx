import { layerClosed } from '@jeoul/router'
import { FailedState } from '@jeoul/ui'
import { useUnit } from 'effector-react'

/** Stands where the sheet of filters could not be loaded: opening it again tries again. */
export function FilterSheetNotLoaded() {
  const close = useUnit(layerClosed)
  return (
    <FailedState title="필터를 불러오지 못했어요" why="연결을 확인하고 다시 열어 주세요." onRetry={close} />
  )
}

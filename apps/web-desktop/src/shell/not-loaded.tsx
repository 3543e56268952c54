import { EmptyState } from '@jeoul/ui'

/** Stands where something that opens could not be loaded; opening it again tries again. */
export function NotLoaded() {
  return <EmptyState compact title="불러오지 못했어요" why="닫았다가 다시 열어 주세요." />
}

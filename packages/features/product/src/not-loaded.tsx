import { EmptyState } from '@jeoul/ui'

/** Stands where something could not be loaded. */
export function NotLoaded() {
  return <EmptyState compact title="불러오지 못했어요" why="페이지를 새로 열어 주세요." />
}

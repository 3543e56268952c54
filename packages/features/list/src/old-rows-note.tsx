import { FloatingError } from '@jeoul/ui'

/**
 * Says that the rows belong to the previous choice, because the newest could not be loaded. Causes no layout shift, and
 * leaves the first rows in view.
 */
export function OldRowsNote({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <FloatingError
      title="상품 목록을 불러오지 못했어요"
      why="지금 보이는 건 마지막으로 불러온 목록이에요."
      onRetry={onRetry}
    />
  )
}

import { type ReactNode, Suspense } from 'react'

type AdBlockProps = {
  /** Whether it stands below the rows, in addition to one above them: each needs a name of its own. */
  readonly isBelow?: boolean
  /** For the words above the products. */
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** Paid placements, labelled as advertisements, above or below the sorted rows. */
export function AdBlock({ isBelow = false, className, children }: AdBlockProps) {
  return (
    <section aria-label={isBelow ? '나머지 광고 상품' : '광고 상품'}>
      <p className={className}>광고 · 정렬 순서와 관계없이 보여요</p>
      <ol>
        <Suspense>{children}</Suspense>
      </ol>
    </section>
  )
}

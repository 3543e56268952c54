import { type ReactNode, Suspense } from 'react'

type AdBlockProps = {
  /** For the words above the products. */
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** Paid placements, labelled as advertisements, before the sorted rows. */
export function AdBlock({ className, children }: AdBlockProps) {
  return (
    <section aria-label="광고 상품">
      <p className={className}>광고 · 정렬 순서와 관계없이 보여요</p>
      <ol>
        <Suspense>{children}</Suspense>
      </ol>
    </section>
  )
}

import type { ReactNode } from 'react'
import styles from './block-state.module.css'
import { Button, ButtonLink } from './button.tsx'
import { cx } from './cx.ts'
import { alert, retry } from './glyph.ts'
import { Icon } from './icon.tsx'

type EmptyStateProps = {
  readonly title: string
  /** Why there is nothing. */
  readonly why?: string | undefined
  /** For a small block: less room around. */
  readonly compact?: boolean
  /** The title's element, where it is a heading of the page. */
  readonly heading?: 'h1' | 'h2' | 'strong'
  /** A way on, such as a link that takes the filters off. */
  readonly children?: ReactNode
}

/** What a block shows when it has nothing to show. */
export function EmptyState({
  title,
  why,
  compact = false,
  heading: Heading = 'strong',
  children,
}: EmptyStateProps) {
  return (
    <div className={cx(styles.state, compact && styles.compact)}>
      <Heading>{title}</Heading>
      {why !== undefined && <p>{why}</p>}
      {children}
    </div>
  )
}

type FailedStateProps = {
  /** What happened: 가격을 불러오지 못했어요. */
  readonly title?: string
  readonly why?: string | undefined
  readonly compact?: boolean
  /** Another way out, after the one to try again. */
  readonly children?: ReactNode
} & (
  | { readonly onRetry: () => void; readonly retrying?: boolean | undefined }
  | { readonly retryHref: string }
)

/** What a block shows when its data or its script could not be loaded, with a way to try again. */
export function FailedState({
  title = '불러오지 못했어요',
  why = '잠시 뒤에 다시 시도해 주세요.',
  compact = false,
  children,
  ...way
}: FailedStateProps) {
  const words = (
    <>
      <Icon of={retry} />
      다시 시도
    </>
  )
  return (
    <div className={cx(styles.state, compact && styles.compact)} role="alert">
      <strong>
        <Icon of={alert} /> {title}
      </strong>
      <p>{why}</p>
      {'retryHref' in way ? (
        <ButtonLink href={way.retryHref}>{words}</ButtonLink>
      ) : (
        <Button onClick={way.onRetry} disabled={way.retrying}>
          {words}
        </Button>
      )}
      {children}
    </div>
  )
}

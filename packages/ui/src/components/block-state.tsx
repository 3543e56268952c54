import type { ReactNode } from 'react'
import styles from './block-state.module.css'
import { Button, ButtonLink } from './button.tsx'
import { cx } from './cx.ts'
import { alert, retry } from './glyph.ts'
import { Icon } from './icon.tsx'

type EmptyStateProps = {
  readonly title: ReactNode
  /** Explains why it is empty. */
  readonly why?: string | undefined
  /** Less padding, for a small block. */
  readonly compact?: boolean
  /** The element of the title, if it is a heading of the page. */
  readonly heading?: 'h1' | 'h2' | 'strong'
  /** Suggests what to do next, such as a link that removes the filters. */
  readonly children?: ReactNode
}

/** Shown in place of an empty block's content. */
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
  /** What failed, such as 가격을 불러오지 못했어요. */
  readonly title?: string
  readonly why?: string | undefined
  readonly compact?: boolean
  /** Further actions, after the retry button. */
  readonly children?: ReactNode
} & (
  | { readonly onRetry: () => void; readonly retrying?: boolean | undefined }
  | { readonly retryHref: string }
)

/** What failed without a network is loaded again by itself. */
const usualWhy = () =>
  navigator.onLine === false ? '연결되면 이어서 할게요.' : '잠시 뒤에 다시 시도해 주세요.'

/** Shown when the data or the script of a block could not be loaded; offers a retry. */
export function FailedState({
  title = '불러오지 못했어요',
  why = usualWhy(),
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

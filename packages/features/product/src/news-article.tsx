import type { Article } from '@jeoul/api/types'
import { articleDetail } from '@jeoul/shop/aside'
import { FailedState, glyph, Icon, Skeleton } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import styles from './news-block.module.css'

type NewsArticleProps = {
  readonly article: Article
  readonly date: string
  readonly isOpen: boolean
  readonly onToggle: (idxThread: string) => void
}

/** One article: a title that unfolds the summary and the link to it. */
export function NewsArticle({ article, date, isOpen, onToggle }: NewsArticleProps) {
  const id = `article-${article.idx_thread}`
  return (
    <li>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => onToggle(article.idx_thread)}
      >
        <span>{article.title}</span>
        <small>{`${article.medium} · ${date}`}</small>
      </button>
      <div id={id}>{isOpen && <ArticleSummary />}</div>
    </li>
  )
}

function ArticleSummary() {
  const [detail, retry] = useUnit([articleDetail.$state, articleDetail.retried])
  if (detail.status === 'failed') {
    return <FailedState compact title="기사를 불러오지 못했어요" onRetry={retry} />
  }
  if (!detail.data) return <Skeleton className={styles.summary} />
  return (
    <div className={styles.summary}>
      <p>{detail.data.summary}</p>
      <a href={detail.data.href} target="_blank" rel="noopener">
        기사 읽기 <Icon of={glyph.external} label="새 창" />
      </a>
    </div>
  )
}

import type { Source } from '@jeoul/estimate/compatibility'
import styles from './findings.module.css'

/** Links to the sources of the compared values; nothing if no page is known. */
export function SourceLinks({ sources }: { readonly sources: readonly Source[] }) {
  const pages = new Map(
    sources.flatMap(({ page, label }) => (page === undefined ? [] : [[page, label] as const])),
  )
  return [...pages].map(([page, label]) => (
    <a key={page} className={styles.source} href={page} target="_blank" rel="noopener noreferrer">
      {label} 자료 (새 창)
    </a>
  ))
}

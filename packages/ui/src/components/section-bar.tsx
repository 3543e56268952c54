import type { MouseEvent } from 'react'
import styles from './section-bar.module.css'
import { showHash } from './show-hash.ts'
import { useSectionSpy } from './use-section-spy.ts'

type SectionBarProps = {
  readonly label: string
  /** Sections by the ids of their elements. */
  readonly sections: ReadonlyArray<{ readonly id: string; readonly label: string }>
}

/**
 * A sticky bar of links to the sections of a long page. It marks the section being read and writes it to the
 * address, without adding to the history. Without scripts the links are plain fragment links.
 */
export function SectionBar({ label, sections }: SectionBarProps) {
  const current = useSectionSpy(
    sections.map(({ id }) => id),
    showHash,
  )
  const go = (event: MouseEvent, id: string) => {
    const section = document.getElementById(id)
    if (!section || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    section.scrollIntoView()
    section.focus({ preventScroll: true })
    showHash(id)
  }
  return (
    <nav className={styles.bar} aria-label={label}>
      {sections.map(({ id, label: text }) => (
        <a
          key={id}
          href={`#${id}`}
          aria-current={id === current ? 'location' : undefined}
          onClick={event => go(event, id)}
        >
          {text}
        </a>
      ))}
    </nav>
  )
}

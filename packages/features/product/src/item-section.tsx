import type { ReactNode, Ref } from 'react'
import styles from './item-section.module.css'

type ItemSectionProps = {
  /** Its anchor in the address, that the section bar links to. */
  readonly id: string
  readonly title: string
  readonly ref?: Ref<HTMLElement>
  readonly children: ReactNode
}

/** A section of the page below its title. */
export function ItemSection({ id, title, ref, children }: ItemSectionProps) {
  return (
    <section ref={ref} id={id} className={styles.section} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  )
}

import styles from './link-tabs.module.css'

type LinkTabsProps = {
  /** What is being chosen, for screen readers: 정렬. */
  readonly label: string
  readonly items: ReadonlyArray<{
    readonly text: string
    readonly href: string
    readonly current?: boolean | undefined
  }>
}

/** One of several views of the same list, such as its order. Links, since each view has its own URL. */
export function LinkTabs({ label, items }: LinkTabsProps) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {items.map(({ text, href, current }) => (
        <a key={href} href={href} aria-current={current ? 'true' : undefined}>
          {text}
        </a>
      ))}
    </nav>
  )
}

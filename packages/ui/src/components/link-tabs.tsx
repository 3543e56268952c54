import styles from './link-tabs.module.css'

type LinkTabsProps = {
  /** What the tabs choose, for screen readers, such as 정렬. */
  readonly label: string
  readonly items: ReadonlyArray<{
    readonly text: string
    readonly href: string
    readonly current?: boolean | undefined
  }>
}

/** Switches between views of the same list, such as its orders. Links, because each view has its own URL. */
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

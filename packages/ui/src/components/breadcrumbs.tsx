import styles from './breadcrumbs.module.css'

type BreadcrumbsProps = {
  /** From the root to the page itself, whose `href` is not used. */
  readonly items: ReadonlyArray<{ readonly name: string; readonly href?: string | undefined }>
}

/** The path to the current page, which is the last item. */
export function Breadcrumbs({ items }: BreadcrumbsProps) {
  const end = items.length - 1
  return (
    <nav aria-label="현재 위치">
      <ol className={styles.trail}>
        {items.map(({ name, href }, index) => (
          <li key={`${href}${name}`}>
            {index < end && href !== undefined ? (
              <a href={href}>{name}</a>
            ) : (
              <span aria-current={index === end ? 'page' : undefined}>{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

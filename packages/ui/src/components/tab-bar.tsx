import type { KeyboardEvent } from 'react'
import styles from './tab-bar.module.css'

type TabBarProps<Key extends string> = {
  /** The accessible name of the tab list. */
  readonly label: string
  readonly tabs: ReadonlyArray<{ readonly key: Key; readonly label: string }>
  readonly current: Key
  /** The id of the panel that shows the current tab. A tab's own id is `${panelId}-${key}`. */
  readonly panelId: string
  readonly onChoose: (key: Key) => void
}

/** Tabs for one panel (ARIA): a single tab stop; arrow keys move between tabs and show them. */
export function TabBar<Key extends string>({ label, tabs, current, panelId, onChoose }: TabBarProps<Key>) {
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined) return
    const place = tabs.findIndex(({ key }) => key === current)
    const next = tabs[(place + step + tabs.length) % tabs.length]
    if (!next) return
    event.preventDefault()
    document.getElementById(`${panelId}-${next.key}`)?.focus()
    onChoose(next.key)
  }
  return (
    <div className={styles.tabs} role="tablist" aria-label={label} onKeyDown={move}>
      {tabs.map(({ key, label: text }) => (
        <button
          key={key}
          id={`${panelId}-${key}`}
          type="button"
          role="tab"
          aria-selected={key === current}
          aria-controls={panelId}
          tabIndex={key === current ? 0 : -1}
          onClick={() => onChoose(key)}
        >
          {text}
        </button>
      ))}
    </div>
  )
}

import type { MouseEvent } from 'react'
import { close } from './glyph.ts'
import { Icon } from './icon.tsx'
import styles from './keyword-lines.module.css'
import { RankChange } from './rank-change.tsx'

export interface KeywordLine {
  readonly key: string
  readonly keyword: string
  readonly href: string
  /** Which part of the keyword was typed: from, and to before. */
  readonly part: readonly [from: number, to: number] | null
  /** Its place in a ranking, from 1. */
  readonly rank: number | null
  readonly change: {
    readonly kind: 'up' | 'down' | 'new' | 'same'
    readonly places: number
  } | null
  /** What kind of thing the keyword is, where it is more than a keyword. */
  readonly note?: string | undefined
}

type KeywordLinesProps = {
  readonly id: string
  readonly label: string
  readonly lines: readonly KeywordLine[]
  readonly markedKey: string | null
  /** Lines can be taken away where this is given. */
  readonly onRemove?: ((keyword: string) => void) | undefined
}

export const optionId = (listId: string, index: number) => `${listId}-${index}`

/**
 * Keywords as the options of a combobox; links all the same, so that they open in a new tab. An option may hold no
 * button, so those that take lines away stand beside the list, line by line.
 */
export function KeywordLines({ id, label, lines, markedKey, onRemove }: KeywordLinesProps) {
  const remove = (event: MouseEvent<HTMLButtonElement>, keyword: string) => {
    const line = event.currentTarget.parentElement
    const neighbour = line?.nextElementSibling ?? line?.previousElementSibling
    // A button that is taken away would take the focus along.
    if (document.activeElement === event.currentTarget) neighbour?.querySelector('button')?.focus()
    onRemove?.(keyword)
  }
  return (
    <div className={styles.lines}>
      <div id={id} role="listbox" aria-label={label} className={styles.options}>
        {lines.map(({ key, keyword, href, part, rank, change, note }, index) => (
          <a
            key={key}
            id={optionId(id, index)}
            role="option"
            aria-selected={key === markedKey}
            tabIndex={-1}
            href={href}
          >
            {rank !== null && <b className={styles.rank}>{`${rank} `}</b>}
            <span className={styles.keyword}>
              <Marked text={keyword} part={part} />
            </span>
            {note !== undefined && <small>{` ${note}`}</small>}
            {change && <RankChange {...change} />}
          </a>
        ))}
      </div>
      {onRemove && (
        <ul aria-label={`${label} 지우기`}>
          {lines.map(({ key, keyword }) => (
            <li key={key}>
              <button
                type="button"
                aria-label={`‘${keyword}’ 지우기`}
                onClick={event => remove(event, keyword)}
              >
                <Icon of={close} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Marked({ text, part }: { readonly text: string; readonly part: KeywordLine['part'] }) {
  if (!part) return text
  const [from, to] = part
  return (
    <>
      {text.slice(0, from)}
      <b>{text.slice(from, to)}</b>
      {text.slice(to)}
    </>
  )
}

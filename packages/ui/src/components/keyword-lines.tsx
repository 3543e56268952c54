import type { MouseEvent } from 'react'
import { focusNeighbour } from './focus-neighbour.ts'
import { close } from './glyph.ts'
import { Icon } from './icon.tsx'
import styles from './keyword-lines.module.css'
import { RankChange } from './rank-change.tsx'

export interface KeywordLine {
  readonly key: string
  readonly keyword: string
  readonly href: string
  /** The range of the keyword that matches the typed text; the end is exclusive. */
  readonly part: readonly [from: number, to: number] | null
  /** The rank, from 1. */
  readonly rank: number | null
  readonly change: {
    readonly kind: 'up' | 'down' | 'new' | 'same'
    readonly places: number
  } | null
  /** What the keyword refers to, if it is more than a keyword. */
  readonly note?: string | undefined
}

type KeywordLinesProps = {
  readonly id: string
  readonly label: string
  readonly lines: readonly KeywordLine[]
  readonly markedKey: string | null
  /** If given, each line has a button that removes it. */
  readonly onRemove?: ((keyword: string) => void) | undefined
}

export const optionId = (listId: string, index: number) => `${listId}-${index}`

/**
 * Keywords as the options of a combobox. They are also links, so that they can be opened in a new tab. An
 * option may not contain a button, so the remove buttons are in a parallel list.
 */
export function KeywordLines({ id, label, lines, markedKey, onRemove }: KeywordLinesProps) {
  const remove = (event: MouseEvent<HTMLButtonElement>, keyword: string) => {
    focusNeighbour(event.currentTarget)
    onRemove?.(keyword)
  }
  return (
    <div className={styles.lines}>
      <div id={id} role="listbox" aria-label={label} className={styles.options}>
        {lines.map(({ key, keyword, href, part, rank, change, note }, index) => (
          <a
            // By position: suggestions that come late then replace texts, and no line moves.
            key={optionId(id, index)}
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

import {
  estimateDeleted,
  estimateRenamed,
  estimateReplaced,
  maxEstimateNameLength,
  type SavedEstimate,
} from '@jeoul/estimate'
import { formatDay, particleEul } from '@jeoul/format'
import { $inside, hrefs } from '@jeoul/router'
import { Badge, Button, TextField } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import styles from './saved.module.css'

type SavedRowProps = {
  readonly estimate: SavedEstimate
  /** Whether it is the open estimate. */
  readonly isOpen: boolean
  /** Whether the open estimate can replace it. */
  readonly canReplace: boolean
}

const focus = (button: HTMLButtonElement | null) => button?.focus()
const focusText = (field: HTMLInputElement | null) => {
  field?.focus()
  field?.select()
}

/** A saved estimate: opens at its address, and can be renamed in place. */
export function SavedRow({ estimate, isOpen, canReplace }: SavedRowProps) {
  const [inside, remove, rename] = useUnit([$inside, estimateDeleted, estimateRenamed])
  const replace = useUnit(estimateReplaced)
  const [renaming, setRenaming] = useState<'before' | 'open' | 'ended'>('before')
  const { name, query, updated } = estimate
  if (renaming === 'open') {
    return (
      <li>
        <form
          className={styles.form}
          onSubmit={event => {
            event.preventDefault()
            const field = event.currentTarget.elements.namedItem('new-name')
            if (field instanceof HTMLInputElement) rename({ estimate, name: field.value })
            setRenaming('ended')
          }}
          onKeyDown={({ key, nativeEvent }) => {
            if (key === 'Escape' && !nativeEvent.isComposing) setRenaming('ended')
          }}
        >
          <TextField
            label="새 이름"
            labelHidden
            name="new-name"
            defaultValue={name}
            maxLength={maxEstimateNameLength}
            autoComplete="off"
            ref={focusText}
          />
          <Button type="submit">바꾸기</Button>
          <Button tone="quiet" onClick={() => setRenaming('ended')}>
            취소
          </Button>
        </form>
      </li>
    )
  }
  return (
    <li>
      <p className={styles.words}>
        <a href={inside(hrefs.estimate(query))} aria-current={isOpen || undefined}>
          {name}
        </a>
        {isOpen && <Badge tone="brand">지금 보는 견적</Badge>}
        <small>{formatDay(updated)}</small>
      </p>
      {canReplace && (
        <Button
          tone="quiet"
          aria-label={`${name}${particleEul(name)} 지금 견적으로 덮어쓰기`}
          onClick={() => replace(estimate)}
        >
          덮어쓰기
        </Button>
      )}
      <Button
        ref={renaming === 'ended' ? focus : null}
        tone="quiet"
        aria-label={`${name} 이름 바꾸기`}
        onClick={() => setRenaming('open')}
      >
        이름
      </Button>
      <Button tone="quiet" aria-label={`${name} 지우기`} onClick={() => remove(estimate)}>
        지우기
      </Button>
    </li>
  )
}

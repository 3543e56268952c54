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

/** A saved estimate: opens at its address, and can be renamed in place. */
export function SavedRow({ estimate, isOpen, canReplace }: SavedRowProps) {
  const [inside, remove, rename] = useUnit([$inside, estimateDeleted, estimateRenamed])
  const replace = useUnit(estimateReplaced)
  const [isRenaming, setRenaming] = useState(false)
  const { name, query, updated } = estimate
  if (isRenaming) {
    return (
      <li>
        <form
          className={styles.form}
          onSubmit={event => {
            event.preventDefault()
            const field = event.currentTarget.elements.namedItem('new-name')
            if (field instanceof HTMLInputElement) rename({ estimate, name: field.value })
            setRenaming(false)
          }}
        >
          <TextField
            label="새 이름"
            labelHidden
            name="new-name"
            defaultValue={name}
            maxLength={maxEstimateNameLength}
            autoComplete="off"
            ref={field => field?.focus()}
          />
          <Button type="submit">바꾸기</Button>
          <Button tone="quiet" onClick={() => setRenaming(false)}>
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
      <Button tone="quiet" aria-label={`${name} 이름 바꾸기`} onClick={() => setRenaming(true)}>
        이름
      </Button>
      <Button tone="quiet" aria-label={`${name} 지우기`} onClick={() => remove(estimate)}>
        지우기
      </Button>
    </li>
  )
}

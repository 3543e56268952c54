import { Button, Notice, TextField } from '@jeoul/ui'
import { maxGroupNameLength, readGroupName, type WishGroup } from '@jeoul/wish'
import { useEffect, useId, useRef, useState } from 'react'
import styles from './group-dialog.module.css'

type GroupNameFormProps = {
  readonly label: string
  /** The label of the button. */
  readonly action: string
  readonly initial?: string
  /** Whether the name is all that the dialog asks for; its field is then focused and selected at once. */
  readonly isAlone?: boolean
  /** Groups whose names are refused: another group of the same name would change nothing. */
  readonly taken?: readonly Pick<WishGroup, 'name'>[]
  readonly onName: (text: string) => void
}

/** The form for the name of a group. */
export function GroupNameForm({
  label,
  action,
  initial = '',
  isAlone = false,
  taken = [],
  onName,
}: GroupNameFormProps) {
  const id = useId()
  const whyId = useId()
  const [isTaken, setTaken] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  // Runs after the dialog has opened and focused its first button.
  useEffect(() => {
    if (isAlone) input.current?.select()
  }, [isAlone])
  return (
    <form
      className={styles.name}
      onSubmit={event => {
        event.preventDefault()
        const field = event.currentTarget.elements.namedItem(id)
        if (!(field instanceof HTMLInputElement)) return
        const name = readGroupName(field.value)
        const isTaken = taken.some(group => group.name === name)
        setTaken(isTaken)
        if (isTaken) field.select()
        else onName(field.value)
      }}
    >
      <TextField
        ref={input}
        label={label}
        name={id}
        defaultValue={initial}
        maxLength={maxGroupNameLength}
        required
        pattern=".*\S.*"
        autoComplete="off"
        aria-describedby={whyId}
        aria-invalid={isTaken}
        onChange={() => setTaken(false)}
      />
      <Button type="submit" tone="solid">
        {action}
      </Button>
      <div id={whyId} className={styles.taken}>
        <Notice tone="amber">{isTaken && '같은 이름의 목록이 있어요. 다른 이름을 적어 주세요.'}</Notice>
      </div>
    </form>
  )
}

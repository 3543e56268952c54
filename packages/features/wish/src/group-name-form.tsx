import { Button, Notice, TextField } from '@jeoul/ui'
import { longestGroupName, readGroupName, type WishGroup } from '@jeoul/wish'
import { useEffect, useId, useRef, useState } from 'react'
import styles from './group-dialog.module.css'

type GroupNameFormProps = {
  readonly label: string
  /** The words of the button. */
  readonly action: string
  readonly initial?: string
  /** The name is all that the dialog asks for: whoever opens it types at once. */
  readonly isAlone?: boolean
  /** Groups whose names are refused: where they would be made or named anew, nothing would happen. */
  readonly taken?: readonly Pick<WishGroup, 'name'>[]
  readonly onName: (text: string) => void
}

/** Takes the name of a group. */
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
  // After the dialog has opened, which puts the focus on its first button.
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
        maxLength={longestGroupName}
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

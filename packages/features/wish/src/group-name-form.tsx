import { Button, TextField } from '@jeoul/ui'
import { longestGroupName } from '@jeoul/wish'
import { useEffect, useId, useRef } from 'react'
import styles from './group-dialog.module.css'

type GroupNameFormProps = {
  readonly label: string
  /** The words of the button. */
  readonly action: string
  readonly initial?: string
  /** The name is all that the dialog asks for: whoever opens it types at once. */
  readonly isAlone?: boolean
  readonly onName: (text: string) => void
}

/** Takes the name of a group. */
export function GroupNameForm({ label, action, initial = '', isAlone = false, onName }: GroupNameFormProps) {
  const id = useId()
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
        if (field instanceof HTMLInputElement) onName(field.value)
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
      />
      <Button type="submit" tone="solid">
        {action}
      </Button>
    </form>
  )
}

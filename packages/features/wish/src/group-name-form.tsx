import { Button, TextField } from '@jeoul/ui'
import { longestGroupName } from '@jeoul/wish'
import { useId } from 'react'
import styles from './group-dialog.module.css'

type GroupNameFormProps = {
  readonly label: string
  /** The words of the button. */
  readonly action: string
  readonly initial?: string
  readonly onName: (text: string) => void
}

/** Takes the name of a group. */
export function GroupNameForm({ label, action, initial = '', onName }: GroupNameFormProps) {
  const id = useId()
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

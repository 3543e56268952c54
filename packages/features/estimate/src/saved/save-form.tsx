import { $saved, estimateSaved, freeName, maxEstimateNameLength } from '@jeoul/estimate'
import { formatDay } from '@jeoul/format'
import { Button, TextField } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import styles from './saved.module.css'

/** Saves the open estimate under a name. */
export function SaveForm() {
  const [saved, save] = useUnit([$saved, estimateSaved])
  return (
    <form
      className={styles.form}
      onSubmit={event => {
        event.preventDefault()
        const field = event.currentTarget.elements.namedItem('estimate-name')
        if (!(field instanceof HTMLInputElement)) return
        save(field.value.trim() || freeName(saved, `${formatDay(new Date().toISOString())} 견적`))
        field.value = ''
      }}
    >
      <TextField
        label="견적 이름"
        labelHidden
        name="estimate-name"
        placeholder="이름 (예: 거실 게임용)"
        maxLength={maxEstimateNameLength}
        autoComplete="off"
      />
      <Button type="submit">저장</Button>
    </form>
  )
}

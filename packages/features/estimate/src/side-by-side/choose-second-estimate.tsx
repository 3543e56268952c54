import { $estimate, $saved, writeEstimateQuery } from '@jeoul/estimate'
import { Button, Notice, TextField } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import styles from './side-by-side.module.css'
import { $isSecondRefused, secondEstimateChosen } from './side-by-side-model.ts'

/** Lets the shopper choose the second estimate. */
export function ChooseSecondEstimate() {
  const [saved, estimate, isRefused, choose] = useUnit([
    $saved,
    $estimate,
    $isSecondRefused,
    secondEstimateChosen,
  ])
  const open = writeEstimateQuery(estimate)
  const others = (saved ?? []).filter(({ query }) => query !== open)
  return (
    <>
      {others.length > 0 && (
        <p className={styles.choices}>
          {others.map(({ key, name, query }) => (
            <Button key={key} onClick={() => choose(query)}>
              {name}
            </Button>
          ))}
        </p>
      )}
      <form
        className={styles.form}
        onSubmit={event => {
          event.preventDefault()
          const field = event.currentTarget.elements.namedItem('beside')
          if (field instanceof HTMLInputElement) choose(field.value)
        }}
      >
        <TextField label="견적 주소" name="beside" placeholder="받은 주소 붙여넣기" autoComplete="off" />
        <Button type="submit">나란히 보기</Button>
      </form>
      <Notice tone="amber">
        {isRefused && '견적 주소가 아니에요. 견적 화면의 주소를 그대로 붙여 넣어 주세요.'}
      </Notice>
    </>
  )
}

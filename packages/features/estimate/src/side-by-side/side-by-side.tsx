import { $estimate, $saved, $sheetLines, writeEstimateQuery } from '@jeoul/estimate'
import { Button, Notice, TextField } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { ComparedTable } from './compared-table.tsx'
import styles from './side-by-side.module.css'
import { $isSecondRefused, $sideBySide, secondEstimateChosen } from './side-by-side-model.ts'

/** Lets the shopper choose the second estimate. */
function ChooseSecondEstimate() {
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

/** Shows the open estimate beside another one: a saved one, or one from an address. Hidden for an empty estimate. */
export function SideBySide() {
  const [lines, both] = useUnit([$sheetLines, $sideBySide])
  if (lines.length === 0) return null
  return (
    <section id="side-by-side" className={styles.section} aria-labelledby="side-by-side-title">
      <h2 id="side-by-side-title">다른 견적과 나란히 보기</h2>
      {both ? <ComparedTable both={both} /> : <ChooseSecondEstimate />}
    </section>
  )
}

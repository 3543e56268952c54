import { Button, CheckRow } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import type { ChangeEvent } from 'react'
import { $facets } from './facets-model.ts'
import styles from './figure-facets.module.css'
import { $chosenCount, figureChosen, narrowingCleared } from './narrowing-model.ts'

/** Narrows the candidates by their figures; each value shows how many candidates it would leave. */
export function FigureFacets() {
  const [facets, count, choose, clear] = useUnit([$facets, $chosenCount, figureChosen, narrowingCleared])
  return (
    <section className={styles.facets} aria-label="사양">
      {facets.map(({ key, label, options }) => (
        <fieldset key={key}>
          <legend>{label}</legend>
          {options.map(({ value, count: left, isChosen }) => (
            <CheckRow
              key={value}
              label={value}
              count={left}
              checked={isChosen}
              disabled={left === 0 && !isChosen}
              onChange={({ target }: ChangeEvent<HTMLInputElement>) =>
                choose({ key, value, isOn: target.checked })
              }
            />
          ))}
        </fieldset>
      ))}
      {count > 0 && (
        <Button tone="quiet" onClick={() => clear()}>
          조건 지우기
        </Button>
      )}
    </section>
  )
}

import { Badge, Won } from '@jeoul/ui'
import type { ChoiceKey, DrawnChoice } from './drawn-plan.ts'
import styles from './purchase-plan-view.module.css'

type PlanChoicesProps = {
  readonly choices: readonly DrawnChoice[]
  readonly shown: ChoiceKey
  /** The cheapest choice. */
  readonly best: ChoiceKey
  readonly onShow: (key: ChoiceKey) => void
}

/** The ways to buy by the number of malls, each with its cost and saving; one of them is shown. */
export function PlanChoices({ choices, shown, best, onShow }: PlanChoicesProps) {
  return (
    <fieldset className={styles.choices}>
      <legend className="sr-only">몇 곳에서 살지</legend>
      {choices.map(({ key, label, total, missing, basis, saving }) => (
        <label key={key}>
          <input
            type="radio"
            name="purchase-plan"
            value={key}
            checked={key === shown}
            onChange={() => onShow(key)}
          />
          <span className={styles.choice}>
            <span className={styles.label}>
              {label} {key === best && <Badge tone="red">가장 저렴</Badge>}
            </span>
            <span className={styles.total}>
              <Won amount={total} />
              {missing > 0 && <em>{` · ${missing}개 빠짐`}</em>}
            </span>
            <small translate="no">{basis}</small>
            {saving !== '' && <small translate="no">{saving}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

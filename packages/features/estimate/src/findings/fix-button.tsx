import type { Finding } from '@jeoul/compatibility'
import { $fixes, choiceOf, partChosen } from '@jeoul/estimate'
import { Button, Won } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import styles from './findings.module.css'
import { conditionWords, fixWords } from './fix-words.ts'

/** The cheapest change that fixes a problem, of one part or two. Nothing changes before it is pressed. */
export function FixButton({ finding }: { readonly finding: Finding }) {
  const [fixes, choose] = useUnit([$fixes, partChosen])
  const fix = fixes.get(finding)
  if (!fix) return null
  const condition = conditionWords(fix)
  return (
    <>
      <Button className={styles.fix} onClick={() => choose(choiceOf(fix))}>
        <span>{fixWords(fix)}</span>
        <b>
          <Won amount={fix.difference + (fix.also?.difference ?? 0)} signed />
        </b>
      </Button>
      {condition !== '' && <p>{condition}</p>}
    </>
  )
}

import { choiceOf, partChosen } from '@jeoul/estimate'
import type { Finding, Fix } from '@jeoul/estimate/compatibility'
import { Button, Won } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import styles from './findings.module.css'
import { conditionWords, fixWords, noFixWords } from './fix-words.ts'
import { $fixes, fixesRetried } from './fixes-model.ts'

/**
 * Offers the cheapest change of one or two parts that fixes a problem, or says that there is none. Its space is
 * reserved until the search ends.
 */
export function FixButton({ finding }: { readonly finding: Finding }) {
  const [fixes, retry] = useUnit([$fixes, fixesRetried])
  const found = fixes.get(finding)
  return (
    <div className={styles.fixes}>
      {found?.fix && <FixOffer fix={found.fix} />}
      {found?.isDone && !found.fix && !found.isFailed && <p>{noFixWords}</p>}
      {found?.isDone && !found.fix && found.isFailed && (
        <>
          <p>바꿀 부품을 불러오지 못했어요.</p>
          <Button onClick={() => retry()}>다시 시도</Button>
        </>
      )}
    </div>
  )
}

/** Nothing changes before the shopper presses. */
function FixOffer({ fix }: { readonly fix: Fix }) {
  const choose = useUnit(partChosen)
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

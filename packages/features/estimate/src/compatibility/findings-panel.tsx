import { $findings, $toChoose, choiceOf, partChosen } from '@jeoul/estimate'
import {
  type Finding,
  type Fix,
  type Outcome,
  outcomes,
  outcomeWords,
  ruleNames,
} from '@jeoul/estimate/compatibility'
import { Button, Won } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { Panel } from '../panel.tsx'
import styles from './findings.module.css'
import { findingKey, OutcomeBadge, SourceLinks, uncheckedNotes } from './findings.tsx'
import { conditionWords, fixWords, noFixWords } from './fix-words.ts'
import { $fixes, findingsShown, fixesRetried } from './fixes-model.ts'

/**
 * Offers the cheapest change of one or two parts that fixes a problem, or says that there is none. Its space is
 * reserved until the search ends.
 */
function FixButton({ finding }: { readonly finding: Finding }) {
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

/** The outcomes a shopper has to read; the others are folded. */
const loud: readonly Outcome[] = ['problem', 'warning', 'conditional']

/** Lists the findings on compatibility, the worst first, and the aspects that no rule checks. */
export function FindingsPanel() {
  const [findings, toChoose, show] = useUnit([$findings, $toChoose, findingsShown])
  useEffect(() => show(), [show])
  if (findings.length + toChoose.length === 0) return null
  const counts = outcomes.flatMap(outcome => {
    const count = findings.filter(finding => finding.outcome === outcome).length
    return count > 0 ? [{ outcome, count }] : []
  })
  const quiet = outcomes.filter(outcome => !loud.includes(outcome))
  return (
    <Panel id="findings" title="호환성">
      <p role="status" className={styles.counts}>
        {counts.map(({ outcome, count }) => `${outcomeWords[outcome]} ${count}`).join(' · ') ||
          '아직 서로 비교할 부품이 없어요.'}
      </p>
      <FindingLines findings={findings.filter(({ outcome }) => loud.includes(outcome))} />
      {toChoose.length > 0 && (
        <p className={styles.toChoose}>
          <b>아직 고르지 않은 부품</b> <span>{toChoose.join(' · ')}</span>
        </p>
      )}
      {quiet.map(outcome => {
        const those = findings.filter(finding => finding.outcome === outcome)
        return (
          those.length > 0 && (
            <details key={outcome} className={styles.folded}>
              <summary>{`${outcomeWords[outcome]} ${those.length}개`}</summary>
              <FindingLines findings={those} />
            </details>
          )
        )
      })}
      <details className={styles.folded}>
        <summary>여기서 확인하지 않는 것</summary>
        <ul className={styles.unchecked}>
          {uncheckedNotes.map(note => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </details>
    </Panel>
  )
}

function FindingLines({ findings }: { readonly findings: readonly Finding[] }) {
  return (
    <ul className={styles.lines}>
      {findings.map(finding => (
        <li key={findingKey(finding)}>
          <OutcomeBadge outcome={finding.outcome} />
          <div>
            <b>{ruleNames[finding.rule]}</b>
            <p>{finding.text}</p>
            <SourceLinks sources={finding.sources} />
            {finding.outcome === 'problem' && <FixButton finding={finding} />}
          </div>
        </li>
      ))}
    </ul>
  )
}

import { $findings, $power, $toChoose } from '@jeoul/estimate'
import { outcomeWords, ruleNames } from '@jeoul/estimate/compatibility'
import { formatCount } from '@jeoul/format'
import { useUnit } from 'effector-react'
import { findingKey } from '../compatibility/finding-key.ts'
import { uncheckedNotes } from '../compatibility/unchecked-notes.ts'

/** Prints the findings on compatibility, what could not be checked, and what is never checked. */
export function PrintFindings() {
  const [findings, toChoose, { watts, supply }] = useUnit([$findings, $toChoose, $power])
  const shown = findings.filter(({ outcome }) => outcome !== 'pass')
  const passed = findings.length - shown.length
  return (
    <>
      <h2>호환성</h2>
      <ul>
        {toChoose.length > 0 && <li>{`아직 고르지 않은 부품: ${toChoose.join(' · ')}`}</li>}
        {shown.map(finding => (
          <li key={findingKey(finding)}>
            <b>{outcomeWords[finding.outcome]}</b> {ruleNames[finding.rule]}: {finding.text}
          </li>
        ))}
        {passed > 0 && (
          <li>
            <b>{outcomeWords.pass}</b> <span>{`${passed}개 항목`}</span>
          </li>
        )}
        {watts > 0 && (
          <li>
            {`소비전력 ${formatCount(watts)} W${supply === null ? '' : ` / 파워 ${formatCount(supply)} W`}`}
          </li>
        )}
      </ul>
      <h2>여기서 확인하지 않는 것</h2>
      <p>{uncheckedNotes.join(' · ')}</p>
    </>
  )
}

import type { Finding, Fix } from '@jeoul/compatibility'
import { $fixes, choiceOf, kindLabel, partChosen } from '@jeoul/estimate'
import { Button, Won } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import styles from './findings.module.css'

/** The cheapest change that fixes a problem, of one part or two. Nothing changes before it is pressed. */
export function FixButton({ finding }: { readonly finding: Finding }) {
  const [fixes, choose] = useUnit([$fixes, partChosen])
  const fix = fixes.get(finding)
  if (!fix) return null
  const { difference, also } = fix
  return (
    <Button className={styles.fix} onClick={() => choose(choiceOf(fix))}>
      <span>
        {fixWords(fix)}
        {also && ` + ${fixWords(also)}`}
      </span>
      <b>
        <Won amount={difference + (also?.difference ?? 0)} signed />
      </b>
    </Button>
  )
}

function fixWords({ part, replaces, quantity }: Fix): string {
  const change = replaces === part.part_id ? `${quantity}개로 줄이기` : replaces === null ? '담기' : '바꾸기'
  return `${kindLabel(part.kind)} ${change}: ${part.name}`
}

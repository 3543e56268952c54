import type { Finding, Mend } from '@jeoul/compatibility'
import { $mends, choiceOf, kindLabel, partChosen } from '@jeoul/estimate'
import { Button, Won } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import styles from './findings.module.css'

/** The cheapest change that mends a problem, of one part or two. Nothing changes before it is pressed. */
export function MendButton({ finding }: { readonly finding: Finding }) {
  const [mends, choose] = useUnit([$mends, partChosen])
  const mend = mends.get(finding)
  if (!mend) return null
  const { difference, also } = mend
  return (
    <Button className={styles.mend} onClick={() => choose(choiceOf(mend))}>
      <span>
        {mendWords(mend)}
        {also && ` + ${mendWords(also)}`}
      </span>
      <b>
        <Won amount={difference + (also?.difference ?? 0)} signed />
      </b>
    </Button>
  )
}

function mendWords({ part, replaces, quantity }: Mend): string {
  const change = replaces === part.part_id ? `${quantity}개로 줄이기` : replaces === null ? '담기' : '바꾸기'
  return `${kindLabel(part.kind)} ${change}: ${part.name}`
}

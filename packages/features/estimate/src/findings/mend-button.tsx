import type { Finding } from '@jeoul/compatibility'
import { $mends, kindLabel, partChosen } from '@jeoul/estimate'
import { Button, Won } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import styles from './findings.module.css'

/** The cheapest change that mends a problem. Nothing changes before it is pressed. */
export function MendButton({ finding }: { readonly finding: Finding }) {
  const [mends, choose] = useUnit([$mends, partChosen])
  const mend = mends.get(finding)
  if (!mend) return null
  const { part, replaces, quantity, difference } = mend
  return (
    <Button className={styles.mend} onClick={() => choose({ part, instead: replaces, quantity })}>
      <span>
        {replaces === part.part_id
          ? `${kindLabel(part.kind)} ${quantity}개로 줄이기`
          : `${kindLabel(part.kind)} ${replaces === null ? '담기' : '바꾸기'}`}
        : {part.name}
      </span>
      <b>
        <Won amount={difference} signed />
      </b>
    </Button>
  )
}

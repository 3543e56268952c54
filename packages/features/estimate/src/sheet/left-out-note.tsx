import {
  $estimate,
  $leftOut,
  kindLabel,
  type LeftOutPart,
  leftOutRead,
  partChosen,
  partPrice,
} from '@jeoul/estimate'
import { particleEul } from '@jeoul/format'
import { Button, Won } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import styles from './sheet.module.css'

/**
 * Lists the products that were left out when several were added at once, says which part took their place, and offers
 * to swap.
 */
export function LeftOutNote() {
  const [leftOut, read] = useUnit([$leftOut, leftOutRead])
  if (leftOut.length === 0) return null
  const held = [...new Set(leftOut.flatMap(out => out.held ?? []))]
  return (
    <section className={styles.note} aria-label="담지 않은 상품">
      {held.map(part => (
        <p key={part.part_id}>
          {`${kindLabel(part.kind)}는 PC에 하나라서 ‘${part.name}’${particleEul(part.name)} 담았어요. 함께 고른 다른 상품으로 바꿀 수 있어요.`}
        </p>
      ))}
      <ul className={styles.leftOut}>
        {leftOut.map(out => (
          <li key={out.part.part_id}>
            <LeftOut of={out} />
          </li>
        ))}
      </ul>
      <Button tone="quiet" onClick={() => read()}>
        이대로 둘게요
      </Button>
    </section>
  )
}

function LeftOut({ of: { part, held } }: { readonly of: LeftOutPart }) {
  const [{ type }, choose] = useUnit([$estimate, partChosen])
  if (!held) return `${part.name}: 담을 자리가 없어서 담지 못했어요.`
  const [price, paid] = [partPrice(part, type), partPrice(held, type)]
  return (
    <Button onClick={() => choose({ part, instead: held.part_id })}>
      {part.name} 담기 {price !== null && paid !== null && <Won amount={price - paid} signed />}
    </Button>
  )
}

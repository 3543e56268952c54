import {
  $addressFaults,
  $estimate,
  $hasManyServices,
  $leftOut,
  $missing,
  $notParts,
  foundParts,
  kindLabel,
  type LeftOutPart,
  leftOutRead,
  partChosen,
  partPrice,
  partsRemoved,
} from '@jeoul/estimate'
import { maxPieces } from '@jeoul/estimate-pricing'
import { particleEul } from '@jeoul/format'
import { Button, FailedState, LateNote, Won } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { SheetStart } from '../starts/configuration-start.tsx'
import styles from './sheet.module.css'

/** Says which parts of the address could not be opened as written. */
function AddressNotes() {
  const { unread, repeated, beyond, corrected, isLater } = useUnit($addressFaults)
  const notes = [
    isLater && '더 새로운 버전에서 만든 견적이라 아는 부품만 담았어요. 새로고침하면 나머지도 보일 수 있어요.',
    unread > 0 &&
      `주소에서 ${unread}군데를 읽을 수 없어 뺐어요. 주소가 잘리거나 바뀌지 않았는지 확인해 주세요.`,
    repeated > 0 && `주소에 중복된 부품은 한 번만 담았어요 (${repeated}개).`,
    beyond > 0 && `견적에 담을 자리가 없어 부품 ${beyond}개는 뺐어요.`,
    corrected > 0 && `수량은 1개부터 ${maxPieces}개까지라 ${corrected}군데를 고쳤어요.`,
  ]
  return notes.map(
    note =>
      note && (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ),
  )
}

/**
 * Lists the products that were left out when several were added at once, says which part took their place, and offers
 * to swap.
 */
function LeftOutNote() {
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

/** The number of product numbers that are written out (assumed). */
const maxNamed = 5

/** Says which parts of the address the host does not know, and offers to remove all of them. */
function GoneParts() {
  const [{ gone }, remove] = useUnit([$missing, partsRemoved])
  if (gone.length === 0) return null
  const partIds = gone.map(({ partId }) => partId)
  const others = partIds.length - maxNamed
  const named = partIds.slice(0, maxNamed).join(', ') + (others > 0 ? ` 외 ${others}개` : '')
  return (
    <div className={styles.note}>
      <p>
        볼 수 없는 부품이 {partIds.length}개 있어요 (상품번호 {named}). 더는 팔지 않거나 주소가 바뀌었을 수
        있어요.
      </p>
      <Button tone="quiet" aria-label="볼 수 없는 부품 모두 빼기" onClick={() => remove(partIds)}>
        모두 빼기
      </Button>
    </div>
  )
}

/** Lists the parts of the estimate that cannot be shown, with the reason. */
export function SheetNotes() {
  const [{ lines }, { waiting, status }, notParts] = useUnit([$estimate, $missing, $notParts])
  const [hasManyServices, retry] = useUnit([$hasManyServices, foundParts.retried])
  return (
    <>
      <AddressNotes />
      {hasManyServices && (
        <p className={styles.note}>서비스는 하나만 담을 수 있어요. 하나만 남기고 빼 주세요.</p>
      )}
      {notParts > 0 && <p className={styles.note}>{`PC 부품이 아닌 상품 ${notParts}개는 담지 않았어요.`}</p>}
      <LeftOutNote />
      <GoneParts />
      {waiting.length > 0 && status === 'failed' && (
        <FailedState
          compact
          title={`부품 ${waiting.length}개를 불러오지 못했어요`}
          why="고른 부품은 그대로 있어요. 잠시 뒤에 다시 시도해 주세요."
          onRetry={() => retry()}
        />
      )}
      {waiting.length > 0 && status === 'loading' && (
        <>
          <LateNote />
          <p role="status" className="sr-only">
            부품을 불러오는 중이에요
          </p>
        </>
      )}
      {lines.length === 0 && <SheetStart />}
    </>
  )
}

import { $estimate, $hasManyServices, $missing, $notParts, foundParts } from '@jeoul/estimate'
import { FailedState, LateNote } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { SheetStart } from '../starts/configuration-start.tsx'
import { AddressNotes } from './address-notes.tsx'
import { GoneParts } from './gone-parts.tsx'
import { LeftOutNote } from './left-out-note.tsx'
import styles from './sheet.module.css'

/** Says what of the estimate cannot be shown, and why. */
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

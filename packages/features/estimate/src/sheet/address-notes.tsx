import { $addressFaults } from '@jeoul/estimate'
import { maxPieces } from '@jeoul/estimate-pricing'
import { useUnit } from 'effector-react'
import styles from './sheet.module.css'

/** Says which parts of the address could not be opened as written. */
export function AddressNotes() {
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

import { closeLayer } from '@jeoul/router'
import { CheckRow, Dialog } from '@jeoul/ui'
import { $areLettersOn, lettersSwitched } from '@jeoul/visitor/shortcuts'
import { useUnit } from 'effector-react'
import styles from './shortcut-help.module.css'

const lines = [
  { keys: ['j', '↓'], does: '다음 상품' },
  { keys: ['k', '↑'], does: '이전 상품' },
  { keys: ['o', 'Enter'], does: '상품 열기' },
  { keys: ['c'], does: '비교에 담기, 다시 누르면 빼기' },
  { keys: ['w'], does: '찜하기, 다시 누르면 빼기' },
  { keys: ['f'], does: '필터로 가기' },
  { keys: ['/'], does: '검색하기' },
  { keys: ['?'], does: '단축키 안내 열기' },
]

/** Explains the shortcuts of lists, and turns single-character ones off. */
export default function ShortcutHelp() {
  const areLettersOn = useUnit($areLettersOn)
  const [close, turn] = useUnit([closeLayer, lettersSwitched])
  return (
    <Dialog title="키보드 단축키" onClose={() => close()}>
      <dl className={styles.lines}>
        {lines.map(({ keys, does }) => (
          <div key={does}>
            <dt>
              {keys.map(key => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>
        상품 목록에서 쓸 수 있어요. 한글 자판에서도 같은 자리의 키를 누르면 돼요. 방향키는 목록의 상품을 고른
        뒤에 움직여요.
      </p>
      <CheckRow
        label="한 글자 단축키 쓰기"
        checked={areLettersOn}
        onChange={({ target }) => turn(target.checked)}
      />
      <p className={styles.note}>
        끄면 방향키와 Enter만 남아요. 이 안내는 페이지 맨 아래 ‘키보드 단축키’에서 다시 열 수 있어요.
      </p>
    </Dialog>
  )
}

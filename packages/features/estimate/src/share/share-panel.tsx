import { $sheetLines } from '@jeoul/estimate'
import { $siteProps } from '@jeoul/page'
import { Button, Notice } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import panel from '../panel.module.css'
import { Panel } from '../panel.tsx'
import { PrintButton } from './print-slot.tsx'
import {
  $isDrawing,
  $shareOutcome,
  addressCopied,
  addressShared,
  pictureRequested,
  textCopied,
} from './share-model.ts'
import styles from './share-panel.module.css'

const words = {
  'address-copied': '주소를 복사했어요. 받은 사람에게도 이 견적이 그대로 열려요.',
  'text-copied': '견적을 글로 복사했어요. 게시판에 붙여 넣어 보세요.',
  'copy-failed': '복사하지 못했어요. 아래 글을 골라 직접 복사해 주세요.',
  'share-failed': '공유하지 못했어요. 주소를 복사해 주세요.',
  'picture-saved': '견적 그림을 저장했어요.',
  'picture-failed': '그림을 만들지 못했어요. 다시 눌러 주세요.',
} as const

/** Ways to share or save the estimate. Hidden for an empty one. */
export function SharePanel() {
  const [lines, { isMobile }, isDrawing, outcome] = useUnit([
    $sheetLines,
    $siteProps,
    $isDrawing,
    $shareOutcome,
  ])
  const [copyAddress, copyText, share, wantPicture] = useUnit([
    addressCopied,
    textCopied,
    addressShared,
    pictureRequested,
  ])
  if (lines.length === 0) return null
  const isFine =
    outcome?.kind === 'address-copied' || outcome?.kind === 'text-copied' || outcome?.kind === 'picture-saved'
  return (
    <Panel title="견적 보내기" className={panel.scripted}>
      <p className={styles.ways}>
        {isMobile && <Button onClick={() => share()}>공유</Button>}
        <Button onClick={() => copyAddress()}>주소 복사</Button>
        <Button onClick={() => copyText()}>글로 복사</Button>
        <Button aria-disabled={isDrawing} onClick={() => wantPicture()}>
          {isDrawing ? '그리는 중' : isMobile ? '그림으로 공유' : '그림 저장'}
        </Button>
        <PrintButton />
      </p>
      <Notice tone={isFine ? 'green' : 'amber'}>{outcome && words[outcome.kind]}</Notice>
      {outcome?.kind === 'copy-failed' && (
        <textarea
          className={styles.text}
          aria-label="복사할 글"
          rows={6}
          readOnly
          value={outcome.text}
          onFocus={event => event.currentTarget.select()}
        />
      )}
    </Panel>
  )
}

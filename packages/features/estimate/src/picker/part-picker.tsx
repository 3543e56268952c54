import { kindLabel } from '@jeoul/estimate'
import { formatCount } from '@jeoul/format'
import { $siteProps } from '@jeoul/page'
import { closeLayer } from '@jeoul/router'
import { Button, cx, Dialog } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { Candidates } from './candidates.tsx'
import { $hasFacets } from './facets-model.ts'
import { FigureFacets } from './figure-facets.tsx'
import { $areFacetsShown, facetsToggled } from './narrowing-model.ts'
import { $pickedKind } from './picked-kind.ts'
import { $present, pickerShown } from './picked-parts.ts'
import styles from './picker.module.css'
import { PickerTools } from './picker-tools.tsx'
import { $candidateCount } from './shown-candidates.ts'

/** All parts of a kind, to choose one for the estimate. Going back closes it; a phone's facets close first. */
export default function PartPicker() {
  const [kind, present, { isMobile }] = useUnit([$pickedKind, $present, $siteProps])
  const [hasFacets, areShown, count] = useUnit([$hasFacets, $areFacetsShown, $candidateCount])
  const [close, show, toggle] = useUnit([closeLayer, pickerShown, facetsToggled])
  useEffect(() => show(), [show])
  if (!kind) return null
  const isCovered = isMobile && areShown
  return (
    <Dialog
      title={present ? `${kindLabel(kind)} 바꾸기` : `${kindLabel(kind)} 고르기`}
      isFull={isMobile}
      onClose={() => (isCovered ? toggle() : close())}
      footer={
        isCovered && (
          <Button tone="solid" className={styles.shown} onClick={() => toggle()}>
            {`부품 ${formatCount(count)}개 보기`}
          </Button>
        )
      }
    >
      <div className={cx(styles.picker, hasFacets && !isMobile && styles.beside)}>
        <PickerTools />
        {hasFacets && (!isMobile || areShown) && <FigureFacets />}
        {!isCovered && (
          <div>
            <Candidates />
          </div>
        )}
      </div>
    </Dialog>
  )
}

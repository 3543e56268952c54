import SearchLayer from '@jeoul/feature-search/layer'
import { searchRoute } from '@jeoul/feature-search/route'
import { $layer, layerClosed } from '@jeoul/router'
import { glyph, Icon } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { layers } from '../shell/layers-model.ts'
import { FullScreen } from './full-screen.tsx'
import { SearchBox } from './search-box.tsx'
import styles from './search-dialog.module.css'
import './search-requests.ts'

/** Where the search lies over the page, as long as it is open. */
export default function SearchPlace() {
  const [layer, search, close] = useUnit([$layer, searchRoute.$search, layerClosed])
  const keyword = new URLSearchParams(search).get('keyword') ?? ''
  return layer === layers.search && <SearchDialog keyword={keyword} onClose={() => close()} />
}

type SearchDialogProps = { readonly keyword: string; readonly onClose: () => void }

/** The search over all of the screen. Going back closes it, and so does Escape. */
function SearchDialog({ keyword, onClose }: SearchDialogProps) {
  return (
    <FullScreen
      label="상품 검색"
      onClose={onClose}
      onOpen={screen => screen.querySelector('input')?.select()}
    >
      <SearchBox
        keyword={keyword}
        Layer={SearchLayer}
        onClose={onClose}
        before={
          <button type="button" className={styles.close} onClick={onClose}>
            <Icon of={glyph.chevronLeft} label="닫기" />
          </button>
        }
      />
    </FullScreen>
  )
}

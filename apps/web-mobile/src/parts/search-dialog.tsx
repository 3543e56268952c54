import { $layer, layerClosed, searchRoute } from '@jeoul/routing'
import SearchLayer from '@jeoul/search-views/layer'
import { glyph, Icon } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { useLayoutEffect, useRef } from 'react'
import { searchLayer } from '../shell/search-way.ts'
import { SearchBox } from './search-box.tsx'
import styles from './search-dialog.module.css'
import './search-requests.ts'

/** Where the search lies over the page, as long as it is open. */
export default function SearchPlace() {
  const [layer, search, close] = useUnit([$layer, searchRoute.$search, layerClosed])
  const keyword = new URLSearchParams(search).get('keyword') ?? ''
  return layer === searchLayer && <SearchDialog keyword={keyword} onClose={() => close()} />
}

type SearchDialogProps = { readonly keyword: string; readonly onClose: () => void }

/** The search over all of the screen. Going back closes it, and so does Escape. */
function SearchDialog({ keyword, onClose }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  // While it is still there, so that the focus goes back.
  useLayoutEffect(() => {
    const screen = dialog.current
    const below = location.href
    screen?.showModal()
    screen?.querySelector('input')?.select()
    return () => {
      screen?.close()
      if (location.href === below) return
      // As with a link, the next page begins at its top; the focus is back where the search was opened.
      scrollTo(0, 0)
      document.getElementById('main')?.focus({ preventScroll: true })
    }
  }, [])
  return (
    <dialog ref={dialog} className={styles.dialog} aria-label="상품 검색" onClose={onClose}>
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
    </dialog>
  )
}

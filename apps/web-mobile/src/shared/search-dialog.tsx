import SearchLayer from '@jeoul/feature-search/layer'
import { searchRoute } from '@jeoul/feature-search/search-route'
import { closeLayer } from '@jeoul/router'
import { glyph, Icon } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { FullScreen } from './full-screen.tsx'
import { SearchBox } from './search-box.tsx'
import styles from './search-dialog.module.css'

/** The full-screen search. Going back or Escape closes it. */
export default function SearchDialog() {
  const [search, close] = useUnit([searchRoute.$search, closeLayer])
  const keyword = new URLSearchParams(search).get('keyword') ?? ''
  return (
    <FullScreen
      label="상품 검색"
      onClose={() => close()}
      onOpen={screen => {
        // In a minishop, a hidden field comes first.
        const field = screen.querySelector<HTMLInputElement>('[name=keyword]')
        field?.focus()
        field?.select()
      }}
    >
      <SearchBox
        keyword={keyword}
        Layer={SearchLayer}
        onClose={() => close()}
        before={
          <button type="button" className={styles.close} onClick={() => close()}>
            <Icon of={glyph.chevronLeft} label="닫기" />
          </button>
        }
      />
    </FullScreen>
  )
}

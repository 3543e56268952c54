import { CompareTrayWithLayer } from '@jeoul/compare-views/tray-with-layer'
import { $place, hrefs } from '@jeoul/routing'
import { glyph, Icon } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import styles from './bottom-bar.module.css'
import {
  $categoryDrawer,
  $opensDrawer,
  categoriesHeard,
  categoriesOpened,
} from './category-drawer-loading.ts'
import { openByPress } from './open-by-press.ts'
import { $searchDialog, searchHeard, searchOpened } from './search-dialog-loading.ts'
import { openSearchByPress } from './search-way.ts'
import { useWayToSearch } from './use-way-to-search.ts'

const units = {
  place: $place,
  dialog: $searchDialog,
  hear: searchHeard,
  open: searchOpened,
  drawer: $categoryDrawer,
  opensDrawer: $opensDrawer,
  hearCategories: categoriesHeard,
  openCategories: categoriesOpened,
}

/** The five ways that are always within reach of a thumb, and above them what was picked for comparison. */
export default function BottomBar() {
  const { place, dialog, hear, open, drawer, opensDrawer, hearCategories, openCategories } = useUnit(units)
  useEffect(() => {
    const stop = openByPress(window, 'a[data-categories]', openCategories)
    hearCategories()
    return stop
  }, [openCategories, hearCategories])
  useEffect(() => {
    const stop = openSearchByPress(window, open)
    hear()
    return stop
  }, [open, hear])
  const toSearch = useWayToSearch()
  const toCategories = {
    'data-categories': '',
    'aria-haspopup': opensDrawer ? ('dialog' as const) : undefined,
  }
  const entries = [
    { text: '홈', href: hrefs.home(), icon: glyph.home },
    { text: '카테고리', href: '/#directory', icon: glyph.category, ...toCategories },
    { text: '검색', href: hrefs.search(), icon: glyph.search, ...toSearch },
    { text: '찜', href: hrefs.wish(), icon: glyph.heart },
    { text: '견적', href: hrefs.estimate(), icon: glyph.estimate },
  ]
  return (
    <>
      <CompareTrayWithLayer />
      <nav className={styles.bar} aria-label="주요 메뉴">
        {entries.map(({ text, href, icon, ...way }) => (
          <a key={text} href={href} aria-current={href === place.path ? 'page' : undefined} {...way}>
            <Icon of={icon} />
            {text}
          </a>
        ))}
      </nav>
      {dialog && <dialog.View />}
      {drawer && <drawer.View />}
    </>
  )
}

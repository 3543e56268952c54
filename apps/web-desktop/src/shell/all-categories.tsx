import { Button, glyph, Icon, Skeleton } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { useCallback } from 'react'
import styles from './all-categories.module.css'
import { $isMenuOpen, $menu, menuApproached, menuToggled } from './menu-model.ts'

const menuId = 'all-categories'

/** Links, Back and Forward change the page without loading a document, so the menu has to be closed. */
function closeOnNavigation(menu: HTMLElement) {
  const close = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) menu.hidePopover()
  }
  const hide = () => menu.matches(':popover-open') && menu.hidePopover()
  menu.addEventListener('click', close)
  addEventListener('popstate', hide)
  return () => {
    menu.removeEventListener('click', close)
    removeEventListener('popstate', hide)
  }
}

/** The menu of all categories. Its content is loaded when it opens. */
export function AllCategories() {
  const [isOpen, menu, toggle, approach] = useUnit([$isMenuOpen, $menu, menuToggled, menuApproached])
  const watch = useCallback(
    (element: HTMLElement) => {
      // The browser can open the popover before this script has loaded.
      if (element.matches(':popover-open')) toggle(true)
      return closeOnNavigation(element)
    },
    [toggle],
  )
  return (
    <>
      <Button
        tone="solid"
        className={styles.button}
        popoverTarget={menuId}
        onPointerEnter={() => approach()}
        onFocus={() => approach()}
      >
        <Icon of={glyph.menu} />
        전체 카테고리
      </Button>
      <nav
        id={menuId}
        popover="auto"
        className={styles.menu}
        aria-label="전체 카테고리"
        ref={watch}
        onBeforeToggle={({ newState }) => toggle(newState === 'open')}
      >
        <div className={styles.columns}>
          {isOpen && (menu ? <menu.View /> : <Skeleton className={styles.wait} />)}
        </div>
      </nav>
    </>
  )
}

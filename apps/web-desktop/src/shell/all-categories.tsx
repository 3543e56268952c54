import { $categories } from '@jeoul/category'
import { Button, glyph, Icon } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import styles from './all-categories.module.css'
import { CategoryDirectory } from './category-directory.tsx'
import { CategoryTrouble } from './category-trouble.tsx'

const menuId = 'all-categories'

/** A link inside the menu leads away from it, without loading a page that would close it. */
function closeBehindLinks(menu: HTMLElement | null) {
  const close = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) menu?.hidePopover()
  }
  menu?.addEventListener('click', close)
  return () => menu?.removeEventListener('click', close)
}

/** The menu of all categories, filled when it is opened. */
export function AllCategories() {
  const categories = useUnit($categories)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button tone="solid" className={styles.button} popoverTarget={menuId}>
        <Icon of={glyph.menu} />
        전체 카테고리
      </Button>
      <nav
        id={menuId}
        popover="auto"
        className={styles.menu}
        aria-label="전체 카테고리"
        ref={closeBehindLinks}
        onBeforeToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {isOpen && (
          <>
            <CategoryTrouble />
            <CategoryDirectory categories={categories} />
          </>
        )}
      </nav>
    </>
  )
}

import { useUnit } from 'effector-react'
import { $categoryDrawer } from './category-drawer-loading.ts'
import { $searchDialog } from './search-dialog-loading.ts'

/** Where the search and the categories lie over the page. */
export function Layers() {
  const [dialog, drawer] = useUnit([$searchDialog, $categoryDrawer])
  return (
    <>
      {dialog && <dialog.View />}
      {drawer && <drawer.View />}
    </>
  )
}

import { useUnit } from 'effector-react'
import { $opensDialog } from './search-dialog-loading.ts'

/** What marks a link to the search, which opens over the page as soon as somebody hears of its presses. */
export function useWayToSearch() {
  const opensDialog = useUnit($opensDialog)
  return { 'data-search': '', 'aria-haspopup': opensDialog ? ('dialog' as const) : undefined }
}

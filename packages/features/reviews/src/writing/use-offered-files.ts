import { filesOffered } from '@jeoul/reviews/writing'
import { useUnit } from 'effector-react'
import { useEffect, useState } from 'react'

/**
 * Accepts files that are pasted, or dropped anywhere on the page. Without it, a browser leaves the page to open a
 * dropped file.
 *
 * @param isTaking whether files can be added now; if false, dropped and pasted files are ignored
 * @returns whether files are being dragged over the page
 */
export function useOfferedFiles(isTaking: boolean): boolean {
  const offer = useUnit(filesOffered)
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const stop = new AbortController()
    const listen = <Type extends keyof DocumentEventMap>(
      type: Type,
      hear: (event: DocumentEventMap[Type]) => void,
    ) => document.addEventListener(type, hear, stop)
    const take = (files: FileList | undefined) => {
      if (isTaking && files && files.length > 0) offer([...files])
    }
    listen('paste', ({ clipboardData }) => take(clipboardData?.files))
    listen('dragover', event => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      event.dataTransfer.dropEffect = isTaking ? 'copy' : 'none'
      setOver(isTaking)
    })
    // A null relatedTarget means the pointer left the window, not just one element for another.
    listen('dragleave', ({ relatedTarget }) => relatedTarget === null && setOver(false))
    listen('drop', event => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setOver(false)
      take(event.dataTransfer.files)
    })
    return () => stop.abort()
  }, [isTaking, offer])
  return isOver
}

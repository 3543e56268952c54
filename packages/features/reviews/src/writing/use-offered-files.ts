import { filesOffered } from '@jeoul/reviews/writing'
import { useUnit } from 'effector-react'
import { useEffect, useState } from 'react'

/**
 * Takes files that are pasted, or dropped wherever on the page: a browser leaves it for a file that nobody takes.
 *
 * @param isTaking false while nothing can be added: then files are let fall
 * @returns whether files are held over the page
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
    // Going from one element to the next is no leaving.
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

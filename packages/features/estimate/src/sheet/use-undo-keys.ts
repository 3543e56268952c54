import { useEffect } from 'react'

/** Undoes by Ctrl+Z and does again by Ctrl+Shift+Z, outside of fields, which undo their own text, and of layers. */
export function useUndoKeys(undo: () => void, redo: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isMeant = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'z'
      if (!isMeant || isElsewhere(event.target)) return
      event.preventDefault()
      if (event.shiftKey) redo()
      else undo()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [undo, redo])
}

function isElsewhere(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, dialog') !== null
}

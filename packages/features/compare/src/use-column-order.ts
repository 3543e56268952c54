import { itemMoved } from '@jeoul/compare'
import { useUnit } from 'effector-react'
import { type DragEvent, useEffect, useRef, useState } from 'react'

export type Side = 'left' | 'right'

/** The order of the columns, changed by button, by key or by dragging. */
export interface ColumnOrder {
  readonly count: number
  /**
   * The column that would take the dragged one's place if it were dropped now; null while nothing is dragged.
   */
  readonly over: number | null
  /** @param side of the button that was pressed, which keeps the focus */
  move(itemId: string, to: number, side: Side): void
  drag(
    itemId: string,
    place: number,
  ): {
    readonly draggable: true
    onDragStart(event: DragEvent): void
    onDragOver(event: DragEvent): void
    onDrop(event: DragEvent): void
    onDragEnd(): void
  }
}

export function moverId(itemId: string, side: Side): string {
  return `compare-${side}-${itemId}`
}

export function useColumnOrder(itemIds: readonly string[]): ColumnOrder {
  const move = useUnit(itemMoved)
  const [dragged, setDragged] = useState<string | null>(null)
  const [over, setOver] = useState<number | null>(null)
  const focused = useRef<string | null>(null)
  const order = itemIds.join()
  // Moving a column in the document takes the focus away from it, so restore it.
  useEffect(() => {
    if (focused.current) document.getElementById(focused.current)?.focus()
    focused.current = null
  }, [order])
  const stop = () => {
    setDragged(null)
    setOver(null)
  }
  return {
    count: itemIds.length,
    over,
    move(itemId, to, side) {
      focused.current = moverId(itemId, side)
      move({ itemId, to })
    },
    drag: (itemId, place) => ({
      draggable: true,
      onDragStart(event) {
        // Firefox does not start a drag without data.
        event.dataTransfer.setData('text/plain', itemId)
        event.dataTransfer.effectAllowed = 'move'
        setDragged(itemId)
      },
      onDragOver(event) {
        if (dragged === null) return
        event.preventDefault()
        setOver(place)
      },
      onDrop(event) {
        event.preventDefault()
        if (dragged !== null) move({ itemId: dragged, to: place })
        stop()
      },
      onDragEnd: stop,
    }),
  }
}

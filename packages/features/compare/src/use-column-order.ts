import { itemMoved } from '@jeoul/compare'
import { useUnit } from 'effector-react'
import { type DragEvent, useEffect, useRef, useState } from 'react'

export type Side = 'left' | 'right'

/** The order of the columns: moved by a press or a key, or drawn to another place. */
export interface ColumnOrder {
  readonly count: number
  /** Where a column would land if it were let go; null while none is drawn. */
  readonly over: number | null
  /** @param side of the button that was pressed: the focus stays with it */
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
  const [drawn, setDrawn] = useState<string | null>(null)
  const [over, setOver] = useState<number | null>(null)
  const focused = useRef<string | null>(null)
  const order = itemIds.join()
  // A column that changes its place in the document loses the focus in it.
  useEffect(() => {
    if (focused.current) document.getElementById(focused.current)?.focus()
    focused.current = null
  }, [order])
  const stop = () => {
    setDrawn(null)
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
        // Without any, Firefox draws nothing.
        event.dataTransfer.setData('text/plain', itemId)
        event.dataTransfer.effectAllowed = 'move'
        setDrawn(itemId)
      },
      onDragOver(event) {
        if (drawn === null) return
        event.preventDefault()
        setOver(place)
      },
      onDrop(event) {
        event.preventDefault()
        if (drawn !== null) move({ itemId: drawn, to: place })
        stop()
      },
      onDragEnd: stop,
    }),
  }
}

import { useUnit } from 'effector-react'
import { useState } from 'react'
import { $isPrevious } from './page-view.tsx'

/** What the visible page's `value` is: while the next page is loading, the one from before. */
export function useVisible<Value extends string | null>(value: Value): Value {
  const isPrevious = useUnit($isPrevious)
  const [visible, setVisible] = useState(value)
  if (isPrevious) return visible
  if (visible !== value) setVisible(value)
  return value
}

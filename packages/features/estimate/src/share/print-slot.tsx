import { $sheetLines } from '@jeoul/estimate'
import { createLazyView } from '@jeoul/ssr'
import { Button } from '@jeoul/ui'
import { createEffect, createEvent, sample } from 'effector'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { estimateShown } from './estimate-summary.ts'

const printRequested = createEvent()
const printFx = createEffect(() => window.print())
sample({ clock: printRequested, target: printFx })

/** Loaded after the page, so that the browser's own print command includes it too. */
const $view = createLazyView({
  clock: estimateShown,
  load: () => import('./print-sheet.tsx'),
  Failed: () => null,
})

/** The sheet that is printed instead of the page. Renders nothing on a screen or for an empty estimate. */
export function PrintSheet() {
  const [lines, view, show] = useUnit([$sheetLines, $view, estimateShown])
  useEffect(() => show(), [show])
  return lines.length > 0 && view ? <view.View /> : null
}

/** Prints the estimate. */
export function PrintButton() {
  const print = useUnit(printRequested)
  return <Button onClick={() => print()}>인쇄</Button>
}

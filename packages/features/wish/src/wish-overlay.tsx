import { createLazyView } from '@jeoul/ssr'
import { FloatingError } from '@jeoul/ui'
import { $mergeable, $outcome, outcomeClosed } from '@jeoul/wish'
import { combine, sample } from 'effector'
import { useUnit } from 'effector-react'
import { groupLayer } from './group-layer.ts'

const $hasNews = combine($outcome, $mergeable, (outcome, count) => outcome !== null || count > 0)
const $notes = createLazyView({
  clock: sample({ clock: [$outcome, $mergeable], filter: $hasNews }),
  load: () => import('./wish-notes.tsx'),
  Failed,
})

/** Shows the messages of wishes over any page, and the dialog that asks for a group. */
export function WishOverlay() {
  const notes = useUnit($notes)
  return (
    <>
      {notes && <notes.View />}
      <groupLayer.Slot />
    </>
  )
}

/** Shown if the messages could not be loaded: of them, only a press that was undone matters. */
function Failed({ onRetry }: { readonly onRetry: () => void }) {
  const [outcome, close] = useUnit([$outcome, outcomeClosed])
  return (
    outcome?.kind === 'failed' && (
      <FloatingError title="찜을 바꾸지 못해 되돌렸어요" onRetry={onRetry} onClose={close} />
    )
  )
}

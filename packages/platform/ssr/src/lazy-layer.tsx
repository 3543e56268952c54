import { $layer, layerClosed, layerOpened } from '@jeoul/router'
import { FloatingError } from '@jeoul/ui'
import { createEvent, sample } from 'effector'
import { useUnit } from 'effector-react'
import { type ComponentType, useEffect } from 'react'
import { createLazyView, type Retry } from './lazy-view.tsx'

type LayerProps<Name> = {
  /** The name that is open; null while the layer is closed. */
  readonly open: Name | null
}

/**
 * A dialog over the page, kept in the history under one of `names`: Back closes it, a reload opens it again. Its view
 * is loaded the first time it is open.
 *
 * @param load imports the view, which closes itself by `layerClosed` of the router
 * @param error the title of what is shown when the view could not be loaded
 * @param keepMounted keeps the view mounted while the layer is closed, with everything typed and unfolded in it
 * @returns `Slot` is where the layer appears: a page that opens it renders one
 */
export function createLazyLayer<const Name extends string>({
  names,
  load,
  error,
  keepMounted = false,
}: {
  names: readonly Name[]
  load: () => Promise<{ default: ComponentType<LayerProps<Name>> }>
  error: string
  keepMounted?: boolean
}) {
  const $open = $layer.map(layer => names.find(name => name === layer) ?? null)
  const opened = layerOpened.prepend((name: Name) => name)
  const slotShown = createEvent()

  function Failed({ open, onRetry }: LayerProps<Name> & Retry) {
    const close = useUnit(layerClosed)
    return open !== null && <FloatingError title={error} onRetry={onRetry} onClose={close} />
  }

  const $view = createLazyView({
    // The layer may be open before its slot's page is loaded.
    clock: sample({ clock: [$open, slotShown], source: $open, filter: open => open !== null }),
    load,
    Failed,
  })

  function Slot() {
    const [open, show] = useUnit([$open, slotShown])
    // The server has no history, so it renders no layer, and neither does hydration.
    const view = useUnit($view)
    useEffect(() => show(), [show])
    return (open ?? keepMounted) && (view ? <view.View open={open} /> : open && <i aria-busy="true" />)
  }

  return { $open, opened, Slot }
}

import { $layer, closeLayer, commitLayer, openLayer } from '@jeoul/router'
import { FloatingError } from '@jeoul/ui'
import { createEvent, createStore, sample } from 'effector'
import { useUnit } from 'effector-react'
import { type ComponentType, useEffect } from 'react'
import { inTurn } from './idle.tsx'
import { createLazyView, type Retry } from './lazy-view.tsx'

type LayerProps<Name> = {
  /** The name that is open; null while the layer is closed. */
  readonly open: Name | null
}

/**
 * A dialog over the page, kept in the history under one of `names`: Back closes it. Its view is loaded once the browser
 * is idle, or the first time that it is open.
 *
 * @param load imports the view, which closes itself by `closeLayer` of the router
 * @param error the title of the error shown when the view could not be loaded
 * @param keepMounted keeps the view mounted while the layer is closed, with everything typed and unfolded in it
 * @param isReopened whether a reload opens it again. False for a layer that the visitor does not expect after a reload
 * @returns `Slot`, a component that shows the layer: each page that opens the layer renders one
 */
export function createLazyLayer<const Name extends string>({
  names,
  load,
  error,
  keepMounted = false,
  isReopened = true,
}: {
  names: readonly Name[]
  load: () => Promise<{ default: ComponentType<LayerProps<Name>> }>
  error: string
  keepMounted?: boolean
  isReopened?: boolean
}) {
  const $open = $layer.map(layer => names.find(name => name === layer) ?? null)
  const opened = openLayer.prepend((name: Name) => name)
  const slotShown = createEvent()
  if (!isReopened) {
    const $isAsked = createStore(false, { serialize: 'ignore' }).on(openLayer, () => true)
    sample({
      clock: slotShown,
      source: { open: $open, isAsked: $isAsked },
      filter: ({ open, isAsked }) => open !== null && !isAsked,
      target: commitLayer,
    })
  }

  function Failed({ open, onRetry }: LayerProps<Name> & Retry) {
    const close = useUnit(closeLayer)
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
    useEffect(() => {
      show()
      void inTurn(load)
    }, [show])
    return (open ?? keepMounted) && (view ? <view.View open={open} /> : open && <i aria-busy="true" />)
  }

  return { $open, opened, Slot }
}

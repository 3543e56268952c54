type Pressed = EventTarget | null

/** Handlers by `data-act`. */
type Acts = Readonly<Record<string, (button: HTMLElement) => void>>

/**
 * Handles clicks on buttons with a `data-act`, including buttons that are added later.
 *
 * @param earlier clicks that came before this script had loaded
 * @returns a function that stops listening
 */
export function listenToPresses(document: Document, acts: Acts, earlier: readonly Pressed[]): () => void {
  const press = (target: Pressed) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button[data-act]') : null
    if (button) acts[button.dataset.act ?? '']?.(button)
  }
  for (const target of earlier) press(target)
  const listen = ({ target }: Event) => press(target)
  // In the capture phase, because React stops presses on their way to a region that is not hydrated yet.
  document.addEventListener('click', listen, true)
  return () => document.removeEventListener('click', listen, true)
}

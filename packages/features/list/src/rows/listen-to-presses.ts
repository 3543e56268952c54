type Pressed = EventTarget | null

/** By what `data-act` names. */
type Acts = Readonly<Record<string, (button: HTMLElement) => void>>

/**
 * Does what buttons with a `data-act` are for, wherever they stand and whenever they came.
 *
 * @param earlier what was pressed before this script was there
 * @returns stops listening
 */
export function listenToPresses(document: Document, acts: Acts, earlier: readonly Pressed[]): () => void {
  const press = (target: Pressed) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button[data-act]') : null
    if (button) acts[button.dataset.act ?? '']?.(button)
  }
  for (const target of earlier) press(target)
  const listen = ({ target }: Event) => press(target)
  document.addEventListener('click', listen)
  return () => document.removeEventListener('click', listen)
}

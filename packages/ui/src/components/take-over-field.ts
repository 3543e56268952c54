export interface ComboboxEvents {
  /** Whether something is open that Escape should close. */
  readonly isOpen: boolean
  /** The field was focused or pressed. */
  readonly onOpen: () => void
  readonly onClose: () => void
  /** The focus left the form. */
  readonly onLeave: () => void
  /** Includes characters that are still being composed. */
  readonly onType: (text: string) => void
  readonly onMove: (way: 'next' | 'previous') => void
  /** The field's form was submitted. */
  readonly onSubmit: (text: string) => void
}

const ways = new Map<string, 'next' | 'previous'>([
  ['ArrowDown', 'next'],
  ['ArrowUp', 'previous'],
])

/**
 * Attaches handlers to a server-rendered text field, which may already be in use. The value is only read,
 * never written, so that compositions of an input method are not disturbed. Enter is left to the browser,
 * which submits the form once, after the composition.
 *
 * @param read called with the current value
 * @returns stops listening
 */
export function takeOverField(
  field: HTMLInputElement,
  form: HTMLFormElement,
  read: () => ComboboxEvents,
): () => void {
  const listening = new AbortController()
  const on = <Type extends keyof HTMLElementEventMap>(
    target: HTMLElement,
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => void,
  ) => target.addEventListener(type, listener, listening)

  /** Some systems repeat the arrow key that ended a composition, so it must not count twice. */
  let composedKey = ''
  const press = (event: KeyboardEvent) => {
    const key = event.isComposing ? event.code : event.key
    const way = event.shiftKey || event.ctrlKey || event.metaKey ? undefined : ways.get(key)
    if (!way) return
    if (!event.isComposing) event.preventDefault()
    const isRepeated = !event.isComposing && !event.repeat && composedKey === key
    composedKey = event.isComposing ? key : ''
    if (!isRepeated) read().onMove(way)
  }

  on(field, 'focus', () => read().onOpen())
  on(field, 'click', () => read().onOpen())
  on(field, 'input', () => read().onType(field.value))
  on(field, 'compositionend', () => read().onType(field.value))
  on(field, 'keydown', press)
  on(field, 'keyup', () => {
    composedKey = ''
  })
  on(form, 'keydown', event => {
    if (event.key !== 'Escape' || event.isComposing || !read().isOpen) return
    event.preventDefault()
    field.focus()
    read().onClose()
  })
  on(form, 'focusout', ({ relatedTarget }) => {
    // Switching to another window blurs the field, but it stays the active element.
    const stays = [relatedTarget, document.activeElement].some(
      target => target instanceof Node && form.contains(target),
    )
    if (!stays) read().onLeave()
  })
  on(form, 'submit', event => {
    event.preventDefault()
    read().onSubmit(field.value)
  })
  if (field.value !== field.defaultValue) read().onType(field.value)
  else if (document.activeElement === field) read().onOpen()
  return () => listening.abort()
}

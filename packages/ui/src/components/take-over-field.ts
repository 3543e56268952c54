export interface ComboboxEvents {
  /** Whether something is open that Escape closes. */
  readonly isOpen: boolean
  /** The field got the focus, or was pressed. */
  readonly onOpen: () => void
  readonly onClose: () => void
  /** The focus has left the form. */
  readonly onLeave: () => void
  /** With letters that are still being composed. */
  readonly onType: (text: string) => void
  readonly onMove: (way: 'next' | 'previous') => void
  /** The field's form was sent off. */
  readonly onSubmit: (text: string) => void
}

const ways = new Map<string, 'next' | 'previous'>([
  ['ArrowDown', 'next'],
  ['ArrowUp', 'previous'],
])

/**
 * Listens to the text field of a form, which may have been used before. The text is only ever read, so that whatever an input method
 * composes stays its own; and Enter is the form's business, which the browser sends off once, after a composition.
 *
 * @param read what is to be told of, as it is now
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

  /** The arrow that ended a composition: some systems tell of it again, for what it does in the field. */
  let toldBefore = ''
  const press = (event: KeyboardEvent) => {
    const key = event.isComposing ? event.code : event.key
    const way = event.shiftKey || event.ctrlKey || event.metaKey ? undefined : ways.get(key)
    if (!way) return
    if (!event.isComposing) event.preventDefault()
    const isToldAgain = !event.isComposing && !event.repeat && toldBefore === key
    toldBefore = event.isComposing ? key : ''
    if (!isToldAgain) read().onMove(way)
  }

  on(field, 'focus', () => read().onOpen())
  on(field, 'click', () => read().onOpen())
  on(field, 'input', () => read().onType(field.value))
  on(field, 'compositionend', () => read().onType(field.value))
  on(field, 'keydown', press)
  on(field, 'keyup', () => {
    toldBefore = ''
  })
  on(form, 'keydown', event => {
    if (event.key !== 'Escape' || event.isComposing || !read().isOpen) return
    event.preventDefault()
    field.focus()
    read().onClose()
  })
  on(form, 'focusout', ({ relatedTarget }) => {
    // Another window takes the focus without taking it from the field.
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

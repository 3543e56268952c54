function fieldOf(form: HTMLFormElement, name: string): HTMLInputElement | null {
  const field = form.elements.namedItem(name)
  return field instanceof HTMLInputElement ? field : null
}

/** What stands in a form's field; '' where it has none of that name. */
export function textIn(form: HTMLFormElement, name: string): string {
  return fieldOf(form, name)?.value ?? ''
}

/** Whether one of a form's fields holds something else than what is chosen, and all something that can be read. */
export function fieldsChanged(form: HTMLFormElement, ...names: readonly string[]): boolean {
  const fields = names.map(name => fieldOf(form, name))
  return (
    fields.every(field => field?.validity.valid) && fields.some(field => field?.value !== field?.defaultValue)
  )
}

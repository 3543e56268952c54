function fieldOf(form: HTMLFormElement, name: string): HTMLInputElement | null {
  const field = form.elements.namedItem(name)
  return field instanceof HTMLInputElement ? field : null
}

/** The value of a form's field; '' if there is no such field. */
export function textIn(form: HTMLFormElement, name: string): string {
  return fieldOf(form, name)?.value ?? ''
}

/** Whether any of the fields differs from the current choice, and all of them hold readable values. */
export function hasTypedChange(form: HTMLFormElement, ...names: readonly string[]): boolean {
  const fields = names.map(name => fieldOf(form, name))
  return (
    fields.every(field => field?.validity.valid) && fields.some(field => field?.value !== field?.defaultValue)
  )
}

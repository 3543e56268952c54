import { readInteger } from '@jeoul/listing'

function fieldOf(form: HTMLFormElement, name: string): HTMLInputElement | null {
  const field = form.elements.namedItem(name)
  return field instanceof HTMLInputElement ? field : null
}

export function readText(form: HTMLFormElement, name: string): string {
  return fieldOf(form, name)?.value ?? ''
}

/** The range in the fields `min` and `max`, in won; what is no amount counts as open. */
export function readPrices(form: HTMLFormElement) {
  return { min: readInteger(readText(form, 'min'), 9), max: readInteger(readText(form, 'max'), 9) }
}

/** Whether one of the fields holds something else than what is chosen, and something that can be read. */
export function fieldsChanged(form: HTMLFormElement, ...names: readonly string[]): boolean {
  const fields = names.map(name => fieldOf(form, name))
  return (
    fields.every(field => field?.validity.valid) && fields.some(field => field?.value !== field?.defaultValue)
  )
}

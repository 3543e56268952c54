import { useEffect, useRef } from 'react'
import { type ComboboxEvents, takeOverField } from './take-over-field.ts'

/** The list of a combobox as it is shown. */
export interface ComboboxList {
  readonly id: string
  /** Whether options are on show. */
  readonly isExpanded: boolean
  /** The id of the option that the keyboard is on. */
  readonly markedId: string | undefined
}

/**
 * Makes a plain text field a combobox (ARIA 1.2): it keeps the focus while its options are walked through.
 *
 * @param field null until it is there
 */
export function useCombobox(
  field: HTMLInputElement | null,
  { id, isExpanded, markedId }: ComboboxList,
  events: ComboboxEvents,
): void {
  const now = useRef(events)
  useEffect(() => {
    now.current = events
  })
  useEffect(() => (field?.form ? takeOverField(field, field.form, () => now.current) : undefined), [field])
  useEffect(() => {
    if (!field) return
    const attributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(isExpanded),
      'aria-controls': isExpanded ? id : null,
      'aria-activedescendant': (isExpanded && markedId) || null,
    }
    for (const [name, value] of Object.entries(attributes)) {
      if (value === null) field.removeAttribute(name)
      else field.setAttribute(name, value)
    }
  }, [field, id, isExpanded, markedId])
}

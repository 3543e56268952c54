import { useEffect, useRef } from 'react'
import { type ComboboxEvents, takeOverField } from './take-over-field.ts'

/** The listbox of a combobox. */
export interface ComboboxList {
  readonly id: string
  /** Whether its options are visible. */
  readonly isExpanded: boolean
  /** The id of the active option. */
  readonly markedId: string | undefined
}

/**
 * Makes a plain text field a combobox (ARIA 1.2): the field keeps the focus while the arrow keys move through
 * the options.
 *
 * @param field null until it has rendered
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

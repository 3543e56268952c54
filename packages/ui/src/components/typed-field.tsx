import { type ComponentProps, useEffect, useRef } from 'react'
import { TextField } from './text-field.tsx'

type TypedFieldProps = Omit<ComponentProps<typeof TextField>, 'value' | 'defaultValue' | 'ref'> & {
  /** The current choice as the field's text. */
  readonly chosen: string
}

/** A field that keeps what the shopper types, and is updated when the choice changes elsewhere. */
export function TypedField({ chosen, ...field }: TypedFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const shown = useRef(chosen)
  useEffect(() => {
    if (input.current && shown.current !== chosen) input.current.value = chosen
    shown.current = chosen
  }, [chosen])
  return <TextField ref={input} defaultValue={chosen} {...field} />
}

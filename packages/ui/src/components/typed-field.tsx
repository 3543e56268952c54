import { type ComponentProps, useEffect, useRef } from 'react'
import { TextField } from './text-field.tsx'

type TypedFieldProps = Omit<ComponentProps<typeof TextField>, 'value' | 'defaultValue' | 'ref'> & {
  /** What is chosen, as the field shows it. */
  readonly chosen: string
}

/** A field that is the shopper's while they type, and follows the choice whenever that changes elsewhere. */
export function TypedField({ chosen, ...field }: TypedFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const shown = useRef(chosen)
  useEffect(() => {
    if (input.current && shown.current !== chosen) input.current.value = chosen
    shown.current = chosen
  }, [chosen])
  return <TextField ref={input} defaultValue={chosen} {...field} />
}

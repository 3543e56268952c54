/** What every field is called by. */
export type Labelled = {
  readonly label: string
  /** The label is read out but not drawn, where the place already says what the field is. */
  readonly labelHidden?: boolean
}

/** A field's name, before it. */
export function FieldLabel({ label, labelHidden = false }: Labelled) {
  return <span className={labelHidden ? 'sr-only' : undefined}>{label}</span>
}

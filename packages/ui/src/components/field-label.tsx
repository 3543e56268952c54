/** The label of a form field. */
export type Labelled = {
  readonly label: string
  /** Hides the label except for screen readers, if the context already says what the field is. */
  readonly labelHidden?: boolean
}

/** A form field's label. */
export function FieldLabel({ label, labelHidden = false }: Labelled) {
  return <span className={labelHidden ? 'sr-only' : undefined}>{label}</span>
}

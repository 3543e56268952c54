type HiddenFieldsProps = {
  /** A query, with its '?' or ''. */
  readonly search: string
}

/** What a form sends along besides what is chosen in it. */
export function HiddenFields({ search }: HiddenFieldsProps) {
  return Array.from(new URLSearchParams(search), ([name, value]) => (
    <input key={name + value} type="hidden" name={name} value={value} />
  ))
}

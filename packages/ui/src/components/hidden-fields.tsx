type HiddenFieldsProps = {
  /** A query string with its '?', or ''. */
  readonly search: string
}

/** Hidden inputs that make a form keep the query of the current address. */
export function HiddenFields({ search }: HiddenFieldsProps) {
  return Array.from(new URLSearchParams(search), ([name, value]) => (
    <input key={name + value} type="hidden" name={name} value={value} />
  ))
}

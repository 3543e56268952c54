import { formatCount } from '@jeoul/format'
import { TypedField } from './typed-field.tsx'

type PriceFieldProps = {
  readonly name: string
  readonly label: string
  readonly placeholder: string
  /** In won; null for none. */
  readonly amount: number | null
  /** The id of what explains it. */
  readonly 'aria-describedby'?: string | undefined
}

/** A field for amounts such as '500000', '500,000원' or '50만'. */
export function PriceField({ amount, ...field }: PriceFieldProps) {
  return (
    <TypedField
      {...field}
      labelHidden
      inputMode="numeric"
      pattern="[0-9０-９,\s]*만?\s*원?"
      title="금액을 숫자로 적어 주세요"
      chosen={amount === null ? '' : formatCount(amount)}
    />
  )
}

import { $siteProps } from '@jeoul/page'
import { operatorPages } from '@jeoul/shop'
import { useUnit } from 'effector-react'

/** Links to the operator's pages; one without a usable address is plain text. */
export function OperatorPages() {
  const { operator } = useUnit($siteProps)
  return operatorPages(operator).map(({ label, text, href }) =>
    href === null ? (
      <span key={label}>{`${label} (${text})`}</span>
    ) : (
      <a key={label} href={href}>
        {label}
      </a>
    ),
  )
}

import { $pageProps } from '@jeoul/page'
import { operatorPages } from '@jeoul/shop'
import { useUnit } from 'effector-react'

/** The operator's own pages; one whose address is no link stands there in words. */
export function OperatorPages() {
  const { operator } = useUnit($pageProps)
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

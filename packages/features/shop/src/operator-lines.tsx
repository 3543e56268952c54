import { $siteProps } from '@jeoul/page'
import { operatorLines } from '@jeoul/shop'
import { useUnit } from 'effector-react'

/** Names the operator of the site, as the law requires. */
export function OperatorLines() {
  const { operator } = useUnit($siteProps)
  return (
    <dl>
      {operatorLines(operator).map(({ label, text, href }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{href === null ? text : <a href={href}>{text}</a>}</dd>
        </div>
      ))}
    </dl>
  )
}

import { $pageProps } from '@jeoul/page'
import { operatorLines } from '@jeoul/shop'
import { useUnit } from 'effector-react'

/** Who runs the site, as the law wants it. */
export function OperatorLines() {
  const { operator } = useUnit($pageProps)
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

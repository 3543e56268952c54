import { MinishopPanel } from '@jeoul/feature-shop'
import styles from './minishop.module.css'
import { MinishopFacts } from './minishop-facts.tsx'

/** Introduces the open minishop, above the page. */
export default function Minishop() {
  const { minishop, wait, unknown, failed } = styles
  return <MinishopPanel classes={{ minishop, wait, unknown, failed }} Facts={MinishopFacts} />
}

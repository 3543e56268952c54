import { $firedAlerts } from '@jeoul/price-history/alert'
import { $inside, $openPage, hrefs } from '@jeoul/router'
import { Button, glyph, Icon } from '@jeoul/ui'
import { createEvent, createStore } from 'effector'
import { useUnit } from 'effector-react'
import { FiredLine } from './fired-line.tsx'
import styles from './home-strip.module.css'

const stripClosed = createEvent()
/** Whether the shopper closed the strip; it is shown again after the next page load. */
const $isClosed = createStore(false, { serialize: 'ignore' }).on(stripClosed, () => true)

/** How many alerts are shown at once; the others are on the page of wishes (assumed). */
const maxAlerts = 2

/** Alerts that fired since the last visit, over the home page, so that a late arrival shifts nothing. */
export function HomeStrip() {
  const [alerts, page, inside] = useUnit([$firedAlerts, $openPage, $inside])
  const [isClosed, close] = useUnit([$isClosed, stripClosed])
  if (alerts.length === 0 || page !== 'home' || isClosed) return null
  return (
    <section className={styles.strip} aria-labelledby="fired-alerts">
      <header>
        <h2 id="fired-alerts">
          <Icon of={glyph.bell} /> 기다리던 소식 {alerts.length}건
        </h2>
        {alerts.length > maxAlerts && <a href={inside(hrefs.wish())}>모두 보기</a>}
        <Button tone="quiet" onClick={() => close()}>
          <Icon of={glyph.close} label="나중에 보기" />
        </Button>
      </header>
      <ul>
        {alerts.slice(0, maxAlerts).map(alert => (
          <FiredLine key={alert.itemId} alert={alert} isBrief />
        ))}
      </ul>
    </section>
  )
}

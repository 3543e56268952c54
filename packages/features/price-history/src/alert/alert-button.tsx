import { formatWon } from '@jeoul/format'
import { $alerts, type AlertItem, alertRequested } from '@jeoul/price-history/alert'
import { Button, glyph, Icon } from '@jeoul/ui'
import { useUnit } from 'effector-react'

/** Sets or changes the alert of a saved product, and says what it waits for. */
export function AlertButton({ itemId, name, image }: AlertItem) {
  const [alerts, request] = useUnit([$alerts, alertRequested])
  const alert = alerts?.find(other => other.itemId === itemId)
  const words = alert?.target ? `${formatWon(alert.target)} 이하` : '재입고'
  return (
    <Button
      tone="quiet"
      aria-label={alert ? `${name} ${words} 알림 바꾸기` : `${name} 알림`}
      onClick={() => request({ itemId, name, image })}
    >
      <Icon of={glyph.bell} />
      {alert ? `${words} 알림` : '알림'}
    </Button>
  )
}

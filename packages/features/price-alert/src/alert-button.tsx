import { formatWon } from '@jeoul/format'
import { $alerts, type AlertItem } from '@jeoul/price-alert'
import { Button, glyph, Icon } from '@jeoul/ui'
import { useUnit } from 'effector-react'

/**
 * Sets or changes the alert of a saved product, and says what it waits for. Its presses are handled like those of
 * hearts.
 */
export function AlertButton({ itemId, name, image }: AlertItem) {
  const alerts = useUnit($alerts)
  const alert = alerts?.find(other => other.itemId === itemId)
  const words = alert?.target ? `${formatWon(alert.target)} 이하` : '재입고'
  return (
    <Button
      tone="quiet"
      data-act="alert"
      data-alert={itemId}
      data-name={name}
      data-image={image ?? undefined}
      aria-label={alert ? `${name} ${words} 알림 바꾸기` : `${name} 알림`}
    >
      <Icon of={glyph.bell} />
      {alert ? `${words} 알림` : '알림'}
    </Button>
  )
}

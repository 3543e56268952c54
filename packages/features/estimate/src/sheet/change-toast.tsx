import { $change, changeRead } from '@jeoul/estimate'
import { Toast, ToastPlace } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { ChangeBack, ChangeSummary } from './change-summary.tsx'

/** Announces the last change and what it adds to the total, and offers to undo it. */
export function ChangeToast() {
  const [change, read] = useUnit([$change, changeRead])
  return (
    <ToastPlace>
      <Toast of={change} onClose={read}>
        {change && (
          <>
            <ChangeSummary change={change} />
            <ChangeBack change={change} />
          </>
        )}
      </Toast>
    </ToastPlace>
  )
}

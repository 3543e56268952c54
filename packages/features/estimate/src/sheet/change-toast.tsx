import { $change, changeRead } from '@jeoul/estimate'
import { Toast, ToastPlace } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { ChangeBack, ChangeTold } from './change-told.tsx'

/** Says what the last change did and what it adds to the total, and takes it back. */
export function ChangeToast() {
  const [change, read] = useUnit([$change, changeRead])
  return (
    <ToastPlace>
      <Toast of={change} onClose={read}>
        {change && (
          <>
            <ChangeTold change={change} />
            <ChangeBack change={change} />
          </>
        )}
      </Toast>
    </ToastPlace>
  )
}

import { $isHelpOpen } from '@jeoul/shortcuts'
import { useUnit } from 'effector-react'
import { RowTrouble } from './row-trouble.tsx'
import { $shortcutHelp } from './shortcut-help-loading.ts'

/** What may lie over any page of both sites. */
export function OverPage() {
  const [isHelpOpen, help] = useUnit([$isHelpOpen, $shortcutHelp])
  return (
    <>
      <RowTrouble />
      {isHelpOpen && help && <help.View />}
    </>
  )
}

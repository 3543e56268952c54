import { $isHelpOpen } from '@jeoul/shortcuts'
import { useUnit } from 'effector-react'
import { $shortcutHelp } from './keyboard/shortcut-help-loading.ts'
import { RowError } from './rows/row-error.tsx'

/** The dialogs and notices that any page of both sites may show. */
export function OverPage() {
  const [isHelpOpen, help] = useUnit([$isHelpOpen, $shortcutHelp])
  return (
    <>
      <RowError />
      {isHelpOpen && help && <help.View />}
    </>
  )
}

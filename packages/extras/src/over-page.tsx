import { $isHelpOpen } from '@jeoul/shortcuts'
import { useUnit } from 'effector-react'
import { $shortcutHelp } from './shortcut-help-loading.ts'

/** What may open over any page of both sites. */
export function OverPage() {
  const [isHelpOpen, help] = useUnit([$isHelpOpen, $shortcutHelp])
  return isHelpOpen && help && <help.View />
}

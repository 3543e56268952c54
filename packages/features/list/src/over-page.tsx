import { $isHelpOpen } from '@jeoul/shortcuts'
import { useUnit } from 'effector-react'
import { $shortcutHelp } from './keyboard/shortcut-help-loading.ts'

/** The dialogs that any page of both sites can show. */
export function OverPage() {
  const [isHelpOpen, help] = useUnit([$isHelpOpen, $shortcutHelp])
  return isHelpOpen && help && <help.View />
}

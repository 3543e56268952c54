import { $isHelpOpen } from '@jeoul/visitor/shortcuts'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { $shortcutHelp, helpShown } from './keyboard/shortcut-help-loading.ts'

/** The dialogs that any page of both sites can show. */
export function OverPage() {
  const [isHelpOpen, help, show] = useUnit([$isHelpOpen, $shortcutHelp, helpShown])
  // It may have been opened before this was loaded.
  useEffect(() => {
    if (isHelpOpen) show()
  }, [isHelpOpen, show])
  return isHelpOpen && help && <help.View />
}

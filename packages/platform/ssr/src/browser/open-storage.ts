import { type DeviceStorage, deviceOpened, tabOpened, textChangedElsewhere } from '@jeoul/visitor/device'
import { allSettled, type Scope, scopeBind } from 'effector'

/** Opens the tab's storage, where lists find their state. Browsers that forbid it throw when it is accessed. */
export function openTabStorage(scope: Scope): Promise<void> {
  return allSettled(tabOpened, { scope, params: tabStorage() })
}

function tabStorage(): Storage | null {
  try {
    return sessionStorage
  } catch {
    return null
  }
}

/**
 * Opens the device's storage. Browsers that forbid it throw when it is accessed; values then live as long as
 * the page.
 */
export function openDevice(scope: Scope): void {
  const hear = scopeBind(textChangedElsewhere, { scope })
  try {
    allSettled(deviceOpened, { scope, params: localStorage satisfies DeviceStorage })
    addEventListener('storage', ({ key, newValue }) => hear({ key, text: newValue }))
    // Back may show this page as it was left, and other pages have stored something since.
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) for (const key in localStorage) hear({ key, text: localStorage.getItem(key) })
    })
  } catch {
    // Nothing is persisted.
  }
}

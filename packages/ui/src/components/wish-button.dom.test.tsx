import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WishButton } from './wish-button.tsx'

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => vi.unstubAllGlobals())

test('regression: a count that changed on the device before hydration broke the page', async () => {
  const button = <WishButton itemId="7" name="램" image={null} isMine={false} count={14} />
  const root = document.createElement('div')
  root.innerHTML = renderToString(button)
  const served = root.querySelector('span')
  if (served) served.textContent = '찜 15'
  const complaints = vi.fn()
  await act(async () => {
    hydrateRoot(root, button, { onRecoverableError: complaints })
  })
  expect(complaints).not.toHaveBeenCalled()
  expect(root.querySelector('span')).toBe(served)
  expect(root.textContent).toContain('찜 15')
})

import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Skeleton } from './skeleton.tsx'

afterEach(cleanup)

test('a skeleton sized by a class has no style attribute, which a strict policy would block', () => {
  const { container } = render(<Skeleton className="wide" />)
  expect(container.firstElementChild?.classList.contains('wide')).toBe(true)
  expect(container.firstElementChild?.hasAttribute('style')).toBe(false)
})

import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Callout } from './callout.tsx'
import { heart } from './other-glyphs.ts'

afterEach(cleanup)

test('a callout is a region labelled by its title', () => {
  render(
    <Callout icon={heart} title="이 기기에 담은 찜 2개" why="로그인 전에 담았어요.">
      <button type="button">합치기</button>
    </Callout>,
  )
  const region = screen.getByRole('region', { name: '이 기기에 담은 찜 2개' })
  expect(region.contains(screen.getByRole('button', { name: '합치기' }))).toBe(true)
})

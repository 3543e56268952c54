import { expect, test } from 'vitest'
import type { createRender } from './render.ts'

/** Tests that a list's rows can be compared where the host says that they have something to compare. */
export function testComparedRows(render: ReturnType<typeof createRender>): void {
  test.each([
    ['/list/111213', true],
    ['/list/211210', false],
  ])('"result.isCompare": rows of %s offer 비교: %s', async (address, isOffered) => {
    const { body } = await render(address)
    expect(body).toContain('찜</button>')
    expect(body.includes('비교</button>')).toBe(isOffered)
  })
}

import { getProductFx } from '@jeoul/api'
import { allSettled, fork } from 'effector'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  $selectedImageIndex,
  $selectedMedium,
  imageSelected,
  imageStepped,
  nearestImage,
  stepImage,
} from './gallery-model.ts'
import { productOpened } from './model.ts'
import { productOf } from './testing/product-of.ts'

const gallery = ['1', '2', '3'].map(name => ({
  type: 'image' as const,
  url: `https://pictures.example/${name}.svg`,
}))

async function open() {
  const scope = fork({
    handlers: [[getProductFx, () => ({ success: true, message: 'success', result: productOf({ gallery }) })]],
  })
  const ask = (itemId: string) => allSettled(productOpened, { scope, params: { itemId, managerId: 1 } })
  await ask('7')
  return {
    ask,
    select: (params: number) => allSettled(imageSelected, { scope, params }),
    step: (params: number) => allSettled(imageStepped, { scope, params }),
    index: () => scope.getState($selectedImageIndex),
    shown: () => scope.getState($selectedMedium)?.url,
  }
}

test('"selectedImageIndex (starts 0)"', async () => {
  const { index, shown } = await open()
  expect(index()).toBe(0)
  expect(shown()).toBe('https://pictures.example/1.svg')
})

test('selects a picture by its index, or by stepping', async () => {
  const { select, step, index } = await open()
  await select(2)
  expect(index()).toBe(2)
  await step(1)
  expect(index()).toBe(0)
  await step(-1)
  expect(index()).toBe(2)
  await select(99)
  expect(index()).toBe(2)
})

test('another product starts with its first picture', async () => {
  const { ask, select, index } = await open()
  await select(2)
  await ask('8')
  expect(index()).toBe(0)
})

test('stepping always shows a picture', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 20 }),
      fc.array(fc.integer({ min: -3, max: 3 })),
      (count, steps) => {
        const index = steps.reduce((now, step) => stepImage(now, step, count), 0)
        expect(index).toBe(nearestImage(index, count))
      },
    ),
  )
  expect([stepImage(0, 1, 0), nearestImage(Number.NaN, 3)]).toEqual([0, 0])
})

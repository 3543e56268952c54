import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import {
  $reviewLayer,
  galleryTypeChosen,
  galleryWanted,
  mediumChosen,
  reviewLayerOpened,
  viewerMoved,
  viewerStepped,
} from './viewer-model.ts'

const mediumOf = (name: string) =>
  ({ type: 'image', url: `https://img.kr/${name}`, thumbnail: null, place: 0 }) as const
const media = ['1', '2', '3'].map(mediumOf)

test('the viewer stays at its first and its last picture', async () => {
  const scope = fork()
  const index = () => scope.getState($reviewLayer)?.viewer?.index
  const layer = {
    kind: 'product',
    itemId: '7',
    type: 'image',
    viewer: { media, index: 1, hasMore: false },
  } as const
  await allSettled(reviewLayerOpened, { scope, params: layer })
  const steps = []
  for (const step of [1, 1, -1, -1, -1] as const) {
    await allSettled(viewerStepped, { scope, params: step })
    steps.push(index())
  }
  expect(steps).toEqual([2, 2, 1, 0, 0])
  await allSettled(viewerMoved, { scope, params: 'last' })
  expect(index()).toBe(2)
})

test('from the gallery to a picture and back, and on to the videos', async () => {
  const scope = fork()
  const shown = () => scope.getState($reviewLayer)
  const layer = { kind: 'market', itemId: '7', type: 'image', viewer: null } as const
  await allSettled(reviewLayerOpened, { scope, params: layer })
  await allSettled(viewerStepped, { scope, params: 1 })
  expect(shown()?.viewer).toBeNull()
  await allSettled(mediumChosen, { scope, params: { media, index: 2, hasMore: false } })
  expect(shown()?.viewer?.index).toBe(2)
  await allSettled(galleryWanted, { scope })
  expect(shown()).toEqual(layer)
  await allSettled(galleryTypeChosen, { scope, params: 'video' })
  expect(shown()?.type).toBe('video')
})

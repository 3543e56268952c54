import { allSettled } from 'effector'
import { expect, test, vi } from 'vitest'
import { newDevice, openPage, photo } from '../testing/open-writing.ts'
import { $draft } from './draft-model.ts'
import { $areFilesStored, draftDiscarded } from './draft-storage-model.ts'
import { emptyFields } from './review-fields.ts'

test('a draft survives a reload, with its files, until it is sent', async () => {
  const first = await openPage()
  await first.ask()
  await first.write()
  await first.attach(photo())
  const second = await openPage('member1', first.device)
  await second.ask()
  expect(second.draft()).toMatchObject({
    marks: 5,
    message: '조용해요',
    files: [{ file: { name: '사진.png' } }],
  })
  await second.send()
  const third = await openPage('member1', first.device)
  await third.ask()
  expect(third.draft()).toEqual({ ...emptyFields, deleted: [], files: [] })
  expect(first.device.kept.size).toBe(0)
})

test('a discarded draft is deleted', async () => {
  const { scope, ask, write, attach, draft, device } = await openPage()
  await ask()
  await write()
  await attach(photo())
  await allSettled(draftDiscarded, { scope })
  expect(draft()).toEqual({ ...emptyFields, deleted: [], files: [] })
  expect(device.kept.size).toBe(0)
})

test('a draft and its files are never shown to another member', async () => {
  const first = await openPage('member1')
  await first.ask()
  await first.write()
  await first.attach(photo())
  const second = await openPage('member2', first.device)
  await second.ask()
  expect(second.draft()).toEqual({ ...emptyFields, deleted: [], files: [] })
  expect(first.device.kept.size).toBe(0)
})

test('reports that the browser stores no files', async () => {
  const device = newDevice()
  const { scope, ask, attach } = await openPage('member1', device)
  await ask()
  await attach(photo())
  expect(scope.getState($areFilesStored)).toBe(true)
  vi.spyOn(device.kept, 'set').mockImplementation(() => {
    throw new Error('the disk is full')
  })
  await attach(photo())
  expect(scope.getState($areFilesStored)).toBe(false)
  expect(scope.getState($draft).files).toHaveLength(2)
})

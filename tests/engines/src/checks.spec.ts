import { test } from './test.ts'

// Each of these journeys has a planted fault, which must fail it in every engine.

test.fail('a script that throws fails a journey', async ({ visit }) => {
  const shopper = await visit('desktop', '/')
  // The page reports from then on.
  await shopper.settled()
  await shopper.driver.run(
    () =>
      new Promise<null>(resolve => {
        setTimeout(() => {
          resolve(null)
          throw new Error('planted')
        })
      }),
    null,
  )
  await shopper.reload()
})

test.fail('what the security policy refuses fails a journey', async ({ visit }) => {
  const shopper = await visit('desktop', '/')
  await shopper.driver.run(() => {
    document.body.append(Object.assign(new Image(), { src: 'http://other.invalid/planted.png' }))
  }, null)
  await shopper.reload()
})

test.fail('an error in the console fails a journey', async ({ visit, engine }) => {
  test.skip(engine.name === 'webkit' && !!engine.executablePath, 'the console of WebKitGTK cannot be read')
  const shopper = await visit('desktop', '/')
  await shopper.driver.run(() => console.error('planted'), null)
})

test.fail('a button without a name fails a journey', async ({ visit }) => {
  const shopper = await visit('desktop', '/')
  await shopper.driver.run(
    () => document.querySelector('main')?.append(document.createElement('button')),
    null,
  )
  await shopper.expectAccessible()
})

// Test files share a document, and each leaves it as it found it.
import { cleanup, configure } from '@testing-library/react'
import type { DetachedWindowAPI } from 'happy-dom'
import { afterAll } from 'vitest'

declare global {
  /** Brought by the environment. */
  var happyDOM: DetachedWindowAPI
}

/** A busy machine is slow, not wrong. */
configure({ asyncUtilTimeout: 10_000 })

// The environment's own address; a link out of the site may have led elsewhere.
happyDOM.setURL('http://localhost:3000/')
// As in browsers; happy-dom's navigations leave it 'manual'.
history.scrollRestoration = 'auto'

const stops = [...[document, globalThis].map(watchListeners), watchObservers()]

afterAll(() => {
  cleanup()
  for (const stop of stops) stop()
  for (const { attributes } of [document.documentElement, document.body]) {
    for (const { name } of [...attributes]) attributes.removeNamedItem(name)
  }
  document.head.innerHTML = ''
  document.body.innerHTML = ''
  localStorage.clear()
  sessionStorage.clear()
})

/** Remembers what listens to `target` from now on, to stop it. */
function watchListeners(target: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>) {
  const { addEventListener } = target
  const removals: (() => void)[] = []
  target.addEventListener = (...args: Parameters<typeof addEventListener>) => {
    addEventListener.apply(target, args)
    removals.push(() => target.removeEventListener(...args))
  }
  return () => {
    target.addEventListener = addEventListener
    for (const remove of removals) remove()
  }
}

/** Remembers the observers of the document's changes that are made from now on, to disconnect them. */
function watchObservers() {
  const { MutationObserver } = globalThis
  const observers = new Set<MutationObserver>()
  globalThis.MutationObserver = class extends MutationObserver {
    constructor(changed: MutationCallback) {
      super(changed)
      observers.add(this)
    }
  }
  return () => {
    globalThis.MutationObserver = MutationObserver
    for (const observer of observers) observer.disconnect()
  }
}

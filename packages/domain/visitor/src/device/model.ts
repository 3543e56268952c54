import { attach, createEvent, createStore, sample } from 'effector'

/** The part of the browser's `Storage` that is used; every method may throw. */
export type DeviceStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

export interface PersistedText {
  /** Without the prefix. */
  readonly key: string
  /** Null if it was removed. */
  readonly text: string | null
}

/** The prefix of all keys that the site stores. */
export const prefix = 'jeoul.'

/** Provides the browser's storage. Not triggered on the server. */
export const deviceOpened = createEvent<DeviceStorage>()
/** Another tab wrote or removed a key of the storage, given with its prefix; null if it removed all keys. */
export const textChangedElsewhere = createEvent<{ key: string | null; text: string | null }>()
export const textChanged = createEvent<PersistedText>()

const $storage = createStore<DeviceStorage | null>(null, { serialize: 'ignore' }).on(
  deviceOpened,
  (_, storage) => storage,
)

/**
 * All stored texts by key. A single store, so that models that are loaded later have the texts that were read at the
 * start.
 */
export const $texts = createStore<Readonly<Record<string, string>>>({}, { serialize: 'ignore' })
  .on(textChanged, withText)
  .on(textChangedElsewhere, (texts, { key, text }) => {
    if (key === null) return {}
    return key.startsWith(prefix) ? withText(texts, { key: key.slice(prefix.length), text }) : texts
  })

const readFx = attach({ source: $storage, effect: storage => (storage ? readTexts(storage) : {}) })
/** Fails in private windows and on full disks. The value then lasts as long as the page. */
const writeFx = attach({
  source: $storage,
  effect(storage, { key, text }: PersistedText) {
    if (text === null) storage?.removeItem(prefix + key)
    else storage?.setItem(prefix + key, text)
  },
})

/** Whether the storage has been read. Until then, appending to a list would overwrite the stored list. */
export const $isDeviceRead = createStore(false, { serialize: 'ignore' }).on(readFx.finally, () => true)

$texts.on(readFx.doneData, (sooner, read) => ({ ...read, ...sooner }))
sample({ clock: deviceOpened, target: readFx })
sample({ clock: textChanged, target: writeFx })

/** All keys of a storage, including those of other code. */
export function keysOf(storage: DeviceStorage): readonly string[] {
  return Array.from({ length: storage.length }, (_, place) => storage.key(place) ?? '')
}

function readTexts(storage: DeviceStorage): Record<string, string> {
  return Object.fromEntries(
    keysOf(storage)
      .filter(key => key.startsWith(prefix))
      .map(key => [key.slice(prefix.length), storage.getItem(key) ?? '']),
  )
}

function withText(texts: Readonly<Record<string, string>>, { key, text }: PersistedText) {
  const { [key]: _, ...others } = texts
  return text === null ? others : { ...others, [key]: text }
}

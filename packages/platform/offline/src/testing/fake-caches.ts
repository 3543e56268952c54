/** A `CacheStorage` in memory, whose caches go by address alone. */
export class FakeCaches {
  readonly #caches = new Map<string, FakeCache>()

  async open(name: string): Promise<FakeCache> {
    const cache = this.#caches.get(name) ?? new FakeCache()
    this.#caches.set(name, cache)
    return cache
  }

  async match(request: RequestInfo, { cacheName }: { cacheName?: string } = {}) {
    const caches = [...this.#caches].filter(([name]) => cacheName === undefined || cacheName === name)
    const found = await Promise.all(caches.map(([, cache]) => cache.match(request)))
    return found.find(response => response !== undefined)
  }

  async delete(name: string): Promise<boolean> {
    return this.#caches.delete(name)
  }

  async keys(): Promise<string[]> {
    return [...this.#caches.keys()]
  }

  /** By cache, the addresses that are kept. */
  async cached(): Promise<Readonly<Record<string, readonly string[]>>> {
    const lists = [...this.#caches].map(async ([name, cache]) => {
      const keys = await cache.keys()
      return [name, keys.map(({ url }) => new URL(url).pathname)] as const
    })
    return Object.fromEntries(await Promise.all(lists))
  }
}

class FakeCache {
  readonly #responses = new Map<string, Response>()

  async match(request: RequestInfo) {
    return this.#responses.get(addressOf(request))?.clone()
  }

  /** Goes by the path alone, as with `ignoreSearch`. */
  async matchAll(request: RequestInfo) {
    const path = new URL(addressOf(request)).pathname
    return [...this.#responses]
      .filter(([address]) => new URL(address).pathname === path)
      .map(([, response]) => response.clone())
  }

  async put(request: RequestInfo, response: Response): Promise<void> {
    const address = addressOf(request)
    this.#responses.delete(address)
    this.#responses.set(address, response)
  }

  async delete(request: RequestInfo): Promise<boolean> {
    return this.#responses.delete(addressOf(request))
  }

  async keys(): Promise<Request[]> {
    return [...this.#responses.keys()].map(address => new Request(address))
  }
}

function addressOf(request: RequestInfo): string {
  const url = new URL(typeof request === 'string' ? request : request.url, 'https://www.shop.test')
  url.hash = ''
  return url.href
}

/** Reads a file of `assets/`: from the disk in Node, over the network in a browser's build. */
export type ReadAsset = (url: URL) => Promise<Uint8Array<ArrayBuffer>>

/** A rotating product: two seconds, 8 kB, used as the video of every product. */
export const turntable = new URL('../../assets/turntable.webm', import.meta.url)

/** Vite finds the files by this pattern, and puts them into the build. */
export function reviewAsset(name: string): URL {
  return new URL(`../../assets/reviews/${name}`, import.meta.url)
}
